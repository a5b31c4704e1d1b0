import type { PageMatrix } from '@shop/design-system/screens/catalogue/PartMatrix/matrix.ts';
import { useMatrixQuantities } from '../../features/cart/matrix-quantities.store.ts';

type Show = Parameters<PageMatrix['withWanted']>[0];

const Wanted = ({ show }: { show: Show }) => show(useMatrixQuantities().cells);

/** Renders with the quantities of the matrix, again whenever one is typed. */
export const withWanted: PageMatrix['withWanted'] = (show) => <Wanted show={show} />;
