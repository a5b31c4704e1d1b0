import { deferred } from '@shop/design-system';

export const ProductExtras = deferred(async () => (await import('./ProductExtras.tsx')).ProductExtras);
