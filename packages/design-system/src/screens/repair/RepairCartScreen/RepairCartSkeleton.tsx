import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';

/** Placeholder of the page while the repair cart loads. */
export const RepairCartSkeleton = () => (
  <TotalsColumns>
    <Skeleton shape="block" height="4.2rem" />
    <Skeleton shape="block" height="3.2rem" />
  </TotalsColumns>
);
