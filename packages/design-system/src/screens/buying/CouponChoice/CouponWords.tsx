import type { HeldCoupon } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { messages } from './CouponChoice.messages.ts';
import styles from './CouponChoice.module.css';
import type { WhyNot } from './coupon-choices.ts';

/** A coupon in words: what it takes off and from when to when, or why it does not fit. */
export function CouponWords({ coupon: { title, amount, from, usableTo }, why }: { coupon: HeldCoupon; why?: WhyNot }) {
  const money = useMoney();
  return (
    <span className={styles.coupon}>
      <Price fen={amount} />
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.terms}>
          {why ? (
            <span className={styles.why}>
              <Why why={why} />
            </span>
          ) : null}
          <span>
            {from > 0 ? (
              <FormattedMessage {...messages.from} values={{ amount: money(from) }} />
            ) : (
              <FormattedMessage {...messages.anySum} />
            )}
          </span>
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

function Why({ why }: { why: WhyNot }) {
  const money = useMoney();
  switch (why.kind) {
    case 'notYet':
      return <FormattedMessage {...messages.notYet} values={{ day: <DateTime moment={why.from} style="day" /> }} />;
    case 'below':
      return <FormattedMessage {...messages.below} values={{ missing: money(why.missing) }} />;
    default:
      return <FormattedMessage {...messages[why.kind]} />;
  }
}
