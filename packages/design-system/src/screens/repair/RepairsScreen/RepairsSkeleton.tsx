import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './RepairsScreen.module.css';

const ROWS = ['1', '2', '3', '4'];

/** Placeholder of a list of requests. */
export const RepairsSkeleton = () => (
  <ul className={styles.list}>
    {ROWS.map((row) => (
      <li key={row}>
        <div className={styles.row}>
          <Skeleton shape="block" height="0.56rem" />
          <Skeleton width="40%" />
        </div>
      </li>
    ))}
  </ul>
);
