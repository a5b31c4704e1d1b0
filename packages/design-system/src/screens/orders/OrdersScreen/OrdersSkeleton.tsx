import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './OrdersScreen.module.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** Placeholder of a list of orders. */
export const OrdersSkeleton = () => (
  <ul className={styles.list}>
    {ROWS.map((row) => (
      <li key={row}>
        <div className={styles.row}>
          <Skeleton shape="block" height="0.42rem" />
          <Skeleton width="40%" />
        </div>
      </li>
    ))}
  </ul>
);
