import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import styles from './TotalsColumns.module.css';
import { TotalsColumns } from './TotalsColumns.tsx';

/** Placeholder of a page of confirmation while it loads. `totals` is the height of its totals, with unit. */
export const ConfirmSkeleton = ({ totals }: { totals: string }) => (
  <TotalsColumns>
    <div className={styles.choices}>
      <Skeleton shape="block" height="1.7rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height={totals} />
  </TotalsColumns>
);
