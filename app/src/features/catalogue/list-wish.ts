import type { PartSort } from '@shop/design-system';

/** Which parts are wanted, in which order, and which page of them. */
export type ListWish = { category?: string; sub?: string; query?: string; sort: PartSort; page: number; limit: number };

/** Parts on one page of a list: five rows of four. */
export const PAGE_SIZE = 20;
/** Hot parts in a row on the home page and under an empty search. */
export const HOT_COUNT = 6;

const SORTS: readonly PartSort[] = ['default', 'sales', 'new', 'priceUp', 'priceDown'];
const ID = /^\d{1,18}$/;
const idIn = (text: string | null) => (text && ID.test(text) ? text : undefined);

/** Reads a wish from an address; unknown and impossible values are ignored. */
export function wishFrom(search: URLSearchParams): ListWish {
  const sort = search.get('sort') as PartSort;
  const page = Number(search.get('page'));
  return {
    category: idIn(search.get('cid')),
    sub: idIn(search.get('sid')),
    query: search.get('title')?.trim() || undefined,
    sort: SORTS.includes(sort) ? sort : 'default',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    limit: PAGE_SIZE,
  };
}
