import type { ShadeCompareProps } from '@shop/design-system/screens/catalogue/ShadeCompare/ShadeCompare';
import { lazy } from 'react';

const ProductShades = lazy(async () => ({ default: (await import('./ProductShades.tsx')).ProductShades }));

/** Renders the comparison of two colours, which loads when it is first opened. */
export const compareShades = (props: ShadeCompareProps) => <ProductShades {...props} />;
