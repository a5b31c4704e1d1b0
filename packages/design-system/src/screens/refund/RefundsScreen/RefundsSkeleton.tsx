import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './RefundsScreen.module.css';

const ROWS = ['1', '2', '3'];

/** Placeholder of the list of refunds. */
export const RefundsSkeleton = () => (
  <ul className={styles.list}>
    {ROWS.map((row) => (
      <li key={row} className={styles.row}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="0.42rem" />
      </li>
    ))}
  </ul>
);
