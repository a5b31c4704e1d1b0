import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { goodsOf, type CouponGoods } from '../coupon-goods.ts';
import { messages } from './CouponCard.messages.ts';
import styles from './CouponCard.module.css';
import { Scope, Validity, type ShownCoupon } from './CouponWords.tsx';

/** How to use a coupon: what it takes off, its goods and validity as the shop states them, and where it is chosen. */
export function CouponDetails({ coupon, goods }: { coupon: ShownCoupon; goods: CouponGoods }) {
  const money = useMoney();
  const { amount, from, limit } = coupon;
  const named = goodsOf(coupon, goods);
  return (
    <dl className={styles.details}>
      <Row label="threshold">
        <FormattedMessage
          {...(from > 0 ? messages.offFrom : messages.off)}
          values={{ from: money(from), amount: money(amount) }}
        />
      </Row>
      <Row label="scope">
        <Scope coupon={coupon} goods={goods} />
      </Row>
      <Row label="validity">
        <Validity coupon={coupon} />
      </Row>
      {limit === undefined ? null : (
        <Row label="limit">
          <FormattedMessage {...messages.limitEach} values={{ limit }} />
        </Row>
      )}
      <Row label="usage">
        <FormattedMessage {...messages.usageText} />
      </Row>
      {named.length > 0 ? (
        <Row label="goods">
          <ul className={styles.goods}>
            {named.map(({ key, name, place }) => (
              <li key={key}>
                <Link to={place}>{name}</Link>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
    </dl>
  );
}

type RowProps = {
  label: 'threshold' | 'scope' | 'validity' | 'limit' | 'usage' | 'goods';
  children: ReactNode;
};
const Row = ({ label, children }: RowProps) => (
  <div className={styles.row}>
    <dt>
      <FormattedMessage {...messages[label]} />
    </dt>
    <dd>{children}</dd>
  </div>
);
