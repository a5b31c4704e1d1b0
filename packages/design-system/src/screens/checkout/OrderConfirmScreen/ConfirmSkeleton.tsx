import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './OrderConfirmScreen.module.css';

/** Placeholder of the page while the order draft loads. */
export const ConfirmSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.choices}>
      <Skeleton shape="block" height="1.7rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="5.2rem" />
  </div>
);
