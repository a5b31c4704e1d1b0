import type { Difference } from '@shop/parts-list';

/** A changed row when pieces that the shopper already has are subtracted: the pieces left; 0 leaves the row out. */
export type RowChange = { key: string; quantity: number };

/**
 * Subtracts what the shopper already has. The earlier list and the cart may contain the same pieces, so only the
 * greater count is subtracted: a surplus piece is better than a missing one.
 */
export const onlyNew = (differences: readonly Difference[], against: 'both' | 'cart'): readonly RowChange[] =>
  differences.flatMap(({ key, here, before, inCart }) => {
    const owned = against === 'cart' ? inCart : Math.max(before, inCart);
    return here > 0 && owned > 0 ? [{ key, quantity: Math.max(0, here - owned) }] : [];
  });
