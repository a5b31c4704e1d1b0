import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './OrderScreen.module.css';

/** The order's shape while it is on its way. */
export const OrderSkeleton = () => (
  <div className={styles.order}>
    <Skeleton shape="block" height="0.9rem" />
    <div className={styles.ghosts}>
      <Skeleton shape="block" height="0.44rem" />
      <Skeleton shape="block" height="0.44rem" />
      <Skeleton shape="block" height="0.44rem" />
      <Skeleton shape="block" height="0.44rem" />
    </div>
  </div>
);
