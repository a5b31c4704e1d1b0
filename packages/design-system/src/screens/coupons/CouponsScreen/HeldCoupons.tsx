import type { HeldCoupon } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import type { CouponGoods } from '../coupon-goods.ts';
import list from '../coupon-list.module.css';
import { messages } from './CouponsScreen.messages.ts';
import styles from './CouponsScreen.module.css';

/** The coupons of a view of the wallet. */
export const HeldCoupons = ({ coupons, goods }: { coupons: readonly HeldCoupon[]; goods: CouponGoods }) => (
  <ul className={list.list}>
    {coupons.map((coupon) => (
      <li key={coupon.id}>
        <CouponCard
          coupon={coupon}
          goods={goods}
          tone={coupon.isOver ? 'over' : 'live'}
          tag={<Beginning coupon={coupon} />}
          isUsable={!coupon.isOver && coupon.status !== 'notYet'}
          outcome={<End coupon={coupon} />}
        />
      </li>
    ))}
  </ul>
);

/** Marks a coupon of the last 24 hours, and one that is not usable yet. */
function Beginning({ coupon: { isOver, status } }: { coupon: HeldCoupon }) {
  if (isOver || !status) return null;
  return (
    <Tag tone={status === 'new' ? 'accent' : 'plain'}>
      <FormattedMessage {...messages[status]} />
    </Tag>
  );
}

/** A stamp on a coupon that is over: used or expired, or the server's own text. */
function End({ coupon: { isOver, status, statusText } }: { coupon: HeldCoupon }) {
  if (!isOver) return null;
  return <p className={styles.stamp}>{statusText ?? <FormattedMessage {...messages[status ?? 'usedOrExpired']} />}</p>;
}
