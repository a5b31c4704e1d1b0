import type { Refund } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { RefundStatusLabel } from '../../../commerce/RefundStatusLabel/RefundStatusLabel.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './RefundsOfOrder.module.css';

/** Refunds of an order. Most orders have none, so there is no placeholder while they load. */
export function RefundsOfOrder({ refunds, onRetry }: { refunds: Loadable<readonly Refund[]>; onRetry: () => void }) {
  if (refunds.state === 'loading' || (refunds.state === 'ready' && refunds.value.length === 0)) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.refunds} />
      </h2>
      {refunds.state === 'failed' ? (
        <FailureNote failure={refunds.failure} onRetry={onRetry} />
      ) : (
        <ul>
          {refunds.value.map(({ number, state, pieces, amount, requestedAt }) => (
            <li key={number} className={styles.refund}>
              <RefundStatusLabel state={state} />
              <span className={styles.quiet}>
                <FormattedMessage {...messages.pieces} values={{ count: pieces }} />{' '}
                {requestedAt === undefined ? null : <DateTime moment={requestedAt} style="near" />}
              </span>
              <Price fen={amount} size="small" />
              <Link to={{ name: 'refund', refund: number }}>
                <FormattedMessage {...messages.openRefund} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
