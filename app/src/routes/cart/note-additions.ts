import type { showAdditions } from './show-additions.ts';

/** A cell of the matrix that was added, by `productId/uniqueId`, and its line in the cart. */
export type AddedCell = { key: string; lineId: string; quantity: number };

/** `showAdditions`, loaded when first needed. Where it cannot be loaded there is no note: the parts are in the cart. */
export const noteAdditions = (...args: Parameters<typeof showAdditions>): void => {
  if (args[0].length > 0)
    void import('./show-additions.ts').then((code) => code.showAdditions(...args)).catch(() => undefined);
};
