import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import styles from './coupon-list.module.css';

const TICKETS = ['1', '2', '3', '4', '5', '6'];

/** Placeholder of a list of coupons. */
export const CouponsSkeleton = () => (
  <ul className={styles.list}>
    {TICKETS.map((ticket) => (
      <li key={ticket}>
        <Skeleton shape="block" height="1.36rem" />
      </li>
    ))}
  </ul>
);
