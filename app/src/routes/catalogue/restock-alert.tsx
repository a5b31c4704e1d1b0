import { lazy } from 'react';

const RestockAlert = lazy(async () => ({ default: (await import('./RestockAlert.tsx')).RestockAlert }));

/** Renders the button of a back-in-stock alert; its code loads where a part is sold out. */
export const restockAlert = (productId: string, uniqueId: string) => () => (
  <RestockAlert of={{ productId, uniqueId }} />
);
