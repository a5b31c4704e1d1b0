import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './CompareScreen.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7'];

/** The skeleton of a comparison. */
export const CompareSkeleton = () => (
  <>
    <div className={styles.whole}>
      <Skeleton width="4rem" height="0.24rem" />
      <Skeleton width="2.4rem" />
    </div>
    {ROWS.map((row) => (
      <div key={row} className={styles.ghost}>
        <Skeleton shape="block" width="0.4rem" height="0.4rem" />
        <Skeleton width="40%" />
      </div>
    ))}
  </>
);
