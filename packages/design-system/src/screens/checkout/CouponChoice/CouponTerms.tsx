import type { CouponTerms as Terms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { couponName } from '../../../commerce/CouponTicket/coupon-name.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { messages } from './CouponChoice.messages.ts';
import styles from './CouponChoice.module.css';
import type { UnusableReason } from './coupon-choices.ts';

/** The terms of a coupon: its discount and validity, and why it does not apply. */
export function CouponTerms({
  coupon: { title, amount, from, usableTo, days = 0 },
  reason,
}: {
  /** `days`: how long it can be used once it is received. */
  coupon: Pick<Terms, 'title' | 'amount' | 'from' | 'usableTo'> & { days?: number };
  reason?: UnusableReason;
}) {
  const money = useMoney();
  return (
    <span className={styles.coupon}>
      <Price fen={amount} />
      <span className={styles.text}>
        <b>{couponName(title)}</b>
        <span className={styles.terms}>
          {reason ? (
            <span className={styles.reason}>
              <Reason reason={reason} />
            </span>
          ) : null}
          <span>
            {from > 0 ? (
              <FormattedMessage {...messages.from} values={{ amount: money(from) }} />
            ) : (
              <FormattedMessage {...messages.anyAmount} />
            )}
          </span>
          {days > 0 ? (
            <span>
              <FormattedMessage {...messages.days} values={{ days }} />
            </span>
          ) : null}
          {usableTo === undefined ? null : (
            <span>
              <FormattedMessage {...messages.until} values={{ day: <DateTime moment={usableTo} style="day" /> }} />
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

function Reason({ reason }: { reason: UnusableReason }) {
  const money = useMoney();
  switch (reason.kind) {
    case 'notYet':
      return <FormattedMessage {...messages.notYet} values={{ day: <DateTime moment={reason.from} style="day" /> }} />;
    case 'below':
      return <FormattedMessage {...messages.below} values={{ missing: money(reason.missing) }} />;
    default:
      return <FormattedMessage {...messages[reason.kind]} />;
  }
}
