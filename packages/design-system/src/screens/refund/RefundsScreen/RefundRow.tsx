import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { PartThumbnails } from '../../../commerce/PartName/PartThumbnails.tsx';
import { RefundActionButton, type RefundActionButtonProps } from '../RefundActionButton/RefundActionButton.tsx';
import { RefundStatusLabel } from '../../../commerce/RefundStatusLabel/RefundStatusLabel.tsx';
import { messages } from './RefundsScreen.messages.ts';
import type { ListedRefund } from './RefundsScreen.tsx';
import styles from './RefundsScreen.module.css';

/** More pictures than these are shown as a number. */
const MAX_PICTURES = 4;

export type RefundRowProps = Pick<RefundActionButtonProps, 'isBusy' | 'onWithdraw' | 'onDelete'> & {
  refund: ListedRefund;
  problem: Failure | undefined;
};

/** A refund in the list: its state, contents, amount and available actions. */
export function RefundRow({ refund, problem, ...action }: RefundRowProps) {
  const { formatMessage } = useIntl();
  const { number, orderNumber, state, lines, pieces, amount, reason, requestedAt } = refund;
  const name = formatMessage(messages.refund, { number });
  const failureMessages = useFailureText();
  return (
    <article className={styles.row} aria-label={name} tabIndex={-1} data-remove>
      <div className={styles.top}>
        {requestedAt === undefined ? null : <DateTime moment={requestedAt} style="date" />}
        <span>
          <FormattedMessage {...messages.number} /> <span className={styles.number}>{number}</span>
        </span>
        {orderNumber ? (
          <span>
            <FormattedMessage {...messages.order} />{' '}
            <Link to={{ name: 'order', order: orderNumber }} className={styles.number}>
              {orderNumber}
            </Link>
          </span>
        ) : null}
        <span className={styles.topAction}>
          <RefundActionButton {...action} state={state} about={name} look="text" />
        </span>
      </div>
      <div className={styles.refund}>
        <RefundStatusLabel state={state} />
        <PartThumbnails lines={lines} max={MAX_PICTURES} others={messages.others} className={styles.pictures} />
        <div className={styles.contents}>
          <p>
            <FormattedMessage {...messages.pieces} values={{ kinds: lines.length, pieces }} />
          </p>
          <p className={styles.quiet}>{reason}</p>
        </div>
        <p className={styles.sum}>
          <Price fen={amount} size="small" />
        </p>
        <div className={styles.action}>
          <ButtonLink to={{ name: 'refund', refund: number }}>
            <FormattedMessage {...(state === 'awaitingReturn' ? messages.sendBack : messages.details)} />
          </ButtonLink>
        </div>
      </div>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {failureMessages(problem)}
        </p>
      ) : null}
    </article>
  );
}
