import type { Difference } from '@shop/parts-list';

/** What a row of the list at hand comes down to when what is there already is taken off: pieces left, 0 leaves it out. Only rows that change. */
export type RowChange = { key: string; quantity: number };

/**
 * Takes off what there is already. The earlier list and the cart may hold the very same pieces, so the greater of the two counts:
 * better a piece too many than one too few.
 */
export const onlyNew = (differences: readonly Difference[], against: 'both' | 'cart'): readonly RowChange[] =>
  differences.flatMap(({ key, here, before, inCart }) => {
    const there = against === 'cart' ? inCart : Math.max(before, inCart);
    return here > 0 && there > 0 ? [{ key, quantity: Math.max(0, here - there) }] : [];
  });
