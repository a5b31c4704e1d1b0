import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './RepairCartScreen.module.css';

/** Placeholder of the page while the repair cart loads. */
export const RepairCartSkeleton = () => (
  <div className={styles.columns}>
    <Skeleton shape="block" height="4.2rem" />
    <Skeleton shape="block" height="3.2rem" />
  </div>
);
