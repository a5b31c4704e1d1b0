import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './OrderScreen.module.css';

/** Placeholder of an order while it loads. */
export const OrderSkeleton = () => (
  <div className={styles.order}>
    <Skeleton shape="block" height="0.9rem" />
    <div className={styles.skeleton}>
      <Skeleton shape="block" height="0.44rem" />
      <Skeleton shape="block" height="0.44rem" />
      <Skeleton shape="block" height="0.44rem" />
      <Skeleton shape="block" height="0.44rem" />
    </div>
  </div>
);
