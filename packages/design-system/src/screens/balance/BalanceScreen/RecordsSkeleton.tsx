import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './BalanceScreen.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** Placeholder of the changes of the balance. */
export const RecordsSkeleton = () => (
  <div className={styles.list}>
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="block" width="0.4rem" height="0.4rem" />
        <div className={styles.what}>
          <Skeleton width="60%" />
        </div>
        <Skeleton width="0.9rem" />
        <Skeleton width="0.7rem" />
        <Skeleton width="0.7rem" />
      </div>
    ))}
  </div>
);
