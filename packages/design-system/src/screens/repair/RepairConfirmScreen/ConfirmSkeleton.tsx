import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './RepairConfirmScreen.module.css';

/** Placeholder of the page while the requests are priced. */
export const ConfirmSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.choices}>
      <Skeleton shape="block" height="1.7rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="3.6rem" />
  </div>
);
