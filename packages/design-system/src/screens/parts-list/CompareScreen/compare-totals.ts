import type { Difference } from '@shop/parts-list';

/** The filters of a comparison: how a row changed, or that some of it is in the cart. */
export const COMPARE_FILTERS = ['added', 'removed', 'more', 'fewer', 'same', 'inCart'] as const;
export type CompareFilter = (typeof COMPARE_FILTERS)[number];

/** A comparison in numbers: rows of each filter, and pieces of the list that are in the cart. */
export type CompareTotals = { rows: Readonly<Record<CompareFilter, number>>; piecesInCart: number };

export const matchesFilter = (filter: CompareFilter, { kind, inCart }: Difference): boolean =>
  filter === 'inCart' ? inCart > 0 : kind === filter;

export function compareTotals(differences: readonly Difference[]): CompareTotals {
  const rows = { added: 0, removed: 0, more: 0, fewer: 0, same: 0, inCart: 0 };
  let piecesInCart = 0;
  for (const { kind, here, inCart } of differences) {
    rows[kind] += 1;
    if (inCart > 0) rows.inCart += 1;
    piecesInCart += Math.min(here, inCart);
  }
  return { rows, piecesInCart };
}

/** The initial filter: the first one with rows, or the cart if there is no earlier list. */
export const initialFilter = ({ rows }: CompareTotals, isAgainstList: boolean): CompareFilter =>
  (isAgainstList ? COMPARE_FILTERS.find((filter) => rows[filter] > 0) : undefined) ?? 'inCart';
