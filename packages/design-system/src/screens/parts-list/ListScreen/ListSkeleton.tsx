import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './ListScreen.module.css';

const ROWS = ['58%', '44%', '52%', '61%', '40%', '55%', '48%', '50%'];

/** The skeleton of the result while the list is opened. */
export const ListSkeleton = () => (
  <div className={styles.ghost}>
    <Skeleton width="3.2rem" height="0.34rem" />
    <Skeleton width="5rem" />
    <Skeleton shape="block" height="0.92rem" />
    <Skeleton shape="block" height="0.56rem" />
    <RowsSkeleton />
  </div>
);

/** The skeleton of the rows, when the totals are already shown. */
export const RowsSkeleton = () =>
  ROWS.map((width) => (
    <div key={width} className={styles.ghostRow}>
      <Skeleton shape="block" width="0.42rem" height="0.42rem" />
      <Skeleton width={width} />
    </div>
  ));
