import { PartRow, PartRowSkeleton, type PartRowProps } from '../../../commerce/PartRow/PartRow.tsx';
import styles from './HomeOffers.module.css';

/** One row of part cards within a section of the home page. */
export const CardRow = (props: PartRowProps) => (
  <div className={styles.row}>
    <PartRow {...props} />
  </div>
);
export const CardRowSkeleton = () => (
  <div className={styles.row}>
    <PartRowSkeleton />
  </div>
);
