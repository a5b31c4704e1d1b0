import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import styles from './OrderConfirmScreen.module.css';

/** Placeholder of the page while the order draft loads. */
export const ConfirmSkeleton = () => (
  <TotalsColumns>
    <div className={styles.choices}>
      <Skeleton shape="block" height="1.7rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="5.2rem" />
  </TotalsColumns>
);
