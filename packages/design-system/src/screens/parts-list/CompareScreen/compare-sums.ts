import type { Difference } from '@shop/parts-list';

/** What a row of the comparison can be found under: how it changed, or that the cart has some of it. */
export const SHELVES = ['added', 'removed', 'more', 'fewer', 'same', 'inCart'] as const;
export type Shelf = (typeof SHELVES)[number];

/** A comparison in numbers: rows on each shelf, and pieces of the list that the cart has already. */
export type CompareSums = { rows: Readonly<Record<Shelf, number>>; piecesInCart: number };

export const standsOn = (shelf: Shelf, { kind, inCart }: Difference): boolean =>
  shelf === 'inCart' ? inCart > 0 : kind === shelf;

export function sumsOf(differences: readonly Difference[]): CompareSums {
  const rows = { added: 0, removed: 0, more: 0, fewer: 0, same: 0, inCart: 0 };
  let piecesInCart = 0;
  for (const { kind, here, inCart } of differences) {
    rows[kind] += 1;
    if (inCart > 0) rows.inCart += 1;
    piecesInCart += Math.min(here, inCart);
  }
  return { rows, piecesInCart };
}

/** Where the shopper begins: what changed before what did not; with the cart alone, what it has. */
export const firstShelf = ({ rows }: CompareSums, isAgainstList: boolean): Shelf =>
  (isAgainstList ? SHELVES.find((shelf) => rows[shelf] > 0) : undefined) ?? 'inCart';
