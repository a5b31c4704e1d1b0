import { later } from '@shop/design-system';

export const ProductExtras = later(async () => (await import('./ProductExtras.tsx')).ProductExtras);
