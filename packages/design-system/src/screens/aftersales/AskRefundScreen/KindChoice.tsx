import type { RefundKind } from '@shop/contracts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { messages } from './AskRefundScreen.messages.ts';
import styles from './AskRefundScreen.module.css';

export type KindChoiceProps = { kind: RefundKind; canSendBack: boolean; onKind: (kind: RefundKind) => void };

/** Money alone, or goods back for money: the second only for what was sent. */
export function KindChoice({ kind, canSendBack, onKind }: KindChoiceProps) {
  const name = useId();
  return (
    <FieldGroup label={<FormattedMessage {...messages.kind} />} role="radiogroup">
      <div className={styles.kinds}>
        <ChoiceCard name={name} value="money" isChosen={kind === 'money'} onChoose={() => onKind('money')}>
          <Messages
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
          <Messages
            title={<FormattedMessage {...messages.goods} />}
            text={<FormattedMessage {...(canSendBack ? messages.goodsText : messages.goodsNotYet)} />}
          />
        </ChoiceCard>
      </div>
    </FieldGroup>
  );
}

const Messages = ({ title, text }: { title: ReactNode; text: ReactNode }) => (
  <span className={styles.kind}>
    <b>{title}</b>
    <small>{text}</small>
  </span>
);
