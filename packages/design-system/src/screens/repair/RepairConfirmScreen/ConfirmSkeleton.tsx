import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import styles from './RepairConfirmScreen.module.css';

/** Placeholder of the page while the requests are priced. */
export const ConfirmSkeleton = () => (
  <TotalsColumns>
    <div className={styles.choices}>
      <Skeleton shape="block" height="1.7rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="3.6rem" />
  </TotalsColumns>
);
