import type { RefundDetail, RefundState } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { RefundActionButton, type RefundActionButtonProps } from '../RefundActionButton/RefundActionButton.tsx';
import { CopyableNumber } from '../../../commerce/CopyableNumber/CopyableNumber.tsx';
import { DetailsHead, StatusLine } from '../../../commerce/DetailsLayout/DetailsLayout.tsx';
import { RefundStatusLabel } from '../../../commerce/RefundStatusLabel/RefundStatusLabel.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';

export type RefundHeadProps = Pick<RefundActionButtonProps, 'isBusy' | 'onWithdraw' | 'onDelete'> & {
  refund: RefundDetail;
  problem: Failure | undefined;
  onCopy: ((text: string) => Promise<void> | void) | undefined;
};

const numberMessages = { copy: messages.copyNumber, copied: messages.copied, failed: messages.notCopied };

/** The sentence on the next step, by state; under review it depends on the kind of refund. */
const NEXT: Record<
  Exclude<RefundState, 'underReview'>,
  'nextSendBack' | 'nextReturning' | 'nextRefunded' | 'nextRejected' | 'nextUnknown'
> = {
  awaitingReturn: 'nextSendBack',
  returning: 'nextReturning',
  refunded: 'nextRefunded',
  rejected: 'nextRejected',
  unknown: 'nextUnknown',
};
const nextOf = ({ state, kind }: RefundDetail) => {
  if (state !== 'underReview') return NEXT[state];
  return kind === 'goods' ? 'nextGoods' : 'nextMoney';
};

/** The state of the refund, its next step, and what the shopper can do now. */
export function RefundHead({ refund, problem, onCopy, ...action }: RefundHeadProps) {
  const failureMessages = useFailureText();
  const { number, orderNumber, state, refusal, requestedAt } = refund;
  return (
    <DetailsHead
      title={<FormattedMessage {...messages[state]} />}
      actions={
        <div className={styles.actions}>
          <RefundActionButton {...action} state={state} />
          <ButtonLink to={{ name: 'chat', order: orderNumber }} icon={<Icon name="chat" />}>
            <FormattedMessage {...messages.chat} />
          </ButtonLink>
          {state === 'rejected' ? (
            <ButtonLink to={{ name: 'requestRefund', order: orderNumber }} look="main">
              <FormattedMessage {...messages.requestAgain} />
            </ButtonLink>
          ) : null}
          {problem ? (
            <p role="alert" className={styles.problem}>
              {failureMessages(problem)}
            </p>
          ) : null}
        </div>
      }
    >
      {refusal ? (
        <p>
          <b>
            <FormattedMessage {...messages.refusal} />
          </b>{' '}
          {refusal}
        </p>
      ) : null}
      <p>
        <FormattedMessage {...messages[nextOf(refund)]} values={{ title: refund.stateTitle || 'none' }} />
      </p>
      <StatusLine>
        <RefundStatusLabel state={state} />
        <span>
          <FormattedMessage {...messages.number} />{' '}
          <CopyableNumber number={number} onCopy={onCopy} messages={numberMessages} />
        </span>
        {requestedAt === undefined ? null : <DateTime moment={requestedAt} style="date" />}
      </StatusLine>
    </DetailsHead>
  );
}
