import type { RefundKind } from '@shop/contracts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { messages } from './RequestRefundScreen.messages.ts';
import styles from './RequestRefundScreen.module.css';

export type KindChoiceProps = { kind: RefundKind; canSendBack: boolean; onKind: (kind: RefundKind) => void };

/** Refund without or with return; the latter only for a shipped order. */
export function KindChoice({ kind, canSendBack, onKind }: KindChoiceProps) {
  const name = useId();
  return (
    <FieldGroup label={<FormattedMessage {...messages.kind} />} role="radiogroup">
      <div className={styles.kinds}>
        <ChoiceCard name={name} value="money" isChosen={kind === 'money'} onChoose={() => onKind('money')}>
          <KindText
            title={<FormattedMessage {...messages.money} />}
            text={<FormattedMessage {...messages.moneyText} />}
          />
        </ChoiceCard>
        <ChoiceCard
          name={name}
          value="goods"
          isChosen={kind === 'goods'}
          disabled={!canSendBack}
          onChoose={() => onKind('goods')}
        >
          <KindText
            title={<FormattedMessage {...messages.goods} />}
            text={<FormattedMessage {...(canSendBack ? messages.goodsText : messages.goodsNotYet)} />}
          />
        </ChoiceCard>
      </div>
    </FieldGroup>
  );
}

const KindText = ({ title, text }: { title: ReactNode; text: ReactNode }) => (
  <span className={styles.kind}>
    <b>{title}</b>
    <small>{text}</small>
  </span>
);
