import type { RefundDetail, RefundState } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { CopyText } from '../../../elements/CopyText/CopyText.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { RefundActButton, type RefundActButtonProps } from '../RefundActButton/RefundActButton.tsx';
import { RefundStateWord } from '../../../commerce/RefundStateWord/RefundStateWord.tsx';
import { messages } from './RefundScreen.messages.ts';
import styles from './RefundScreen.module.css';

export type RefundHeadProps = Pick<RefundActButtonProps, 'isBusy' | 'onTakeBack' | 'onDelete'> & {
  refund: RefundDetail;
  problem: Failure | undefined;
  onCopy: ((text: string) => Promise<void> | void) | undefined;
};

const NEXT: Record<
  Exclude<RefundState, 'underReview'>,
  'nextSendBack' | 'nextReturning' | 'nextRefunded' | 'nextRejected'
> = { awaitingReturn: 'nextSendBack', returning: 'nextReturning', refunded: 'nextRefunded', rejected: 'nextRejected' };
const nextOf = ({ state, kind }: RefundDetail) =>
  state === 'underReview' ? (kind === 'goods' ? 'nextGoods' : 'nextMoney') : NEXT[state];

/** Where the refund stands in people's words, what comes next, and what to do now. */
export function RefundHead({ refund, problem, onCopy, ...act }: RefundHeadProps) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const { number, orderNumber, state, refusal, askedAt } = refund;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          <FormattedMessage {...messages[state]} />
        </h1>
        {refusal ? (
          <p>
            <b>
              <FormattedMessage {...messages.refusal} />
            </b>{' '}
            {refusal}
          </p>
        ) : null}
        <p>
          <FormattedMessage {...messages[nextOf(refund)]} />
        </p>
        <p className={styles.line}>
          <RefundStateWord state={state} />
          <span>
            <FormattedMessage {...messages.number} />{' '}
            <CopyText
              text={number}
              onCopy={onCopy}
              words={{
                copy: formatMessage(messages.copyNumber),
                copied: formatMessage(messages.copied),
                failed: formatMessage(messages.notCopied),
              }}
            />
          </span>
          {askedAt === undefined ? null : <DateTime moment={askedAt} style="date" />}
        </p>
      </div>
      <div className={styles.actions}>
        <RefundActButton {...act} state={state} />
        <ButtonLink to={{ name: 'chat', order: orderNumber }} icon={<Icon name="chat" />}>
          <FormattedMessage {...messages.chat} />
        </ButtonLink>
        {state === 'rejected' ? (
          <ButtonLink to={{ name: 'askRefund', order: orderNumber }} look="main">
            <FormattedMessage {...messages.askAgain} />
          </ButtonLink>
        ) : null}
        {problem ? (
          <p role="alert" className={styles.problem}>
            {failureMessages(problem)}
          </p>
        ) : null}
      </div>
    </header>
  );
}
