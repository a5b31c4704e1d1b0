import type { Finish } from '@shop/contracts';
import type { PartFilter, PartSort } from '@shop/design-system';

/** Which parts are wanted and in which order; which page of them is asked apart. */
export type ListWish = PartFilter & { query?: string; sort: PartSort };

const SORTS: readonly PartSort[] = ['default', 'sales', 'new', 'priceUp', 'priceDown'];
const FINISHES: readonly Finish[] = [
  'solid',
  'transparent',
  'pearl',
  'metal',
  'chrome',
  'milky',
  'glow',
  'rubber',
  'glitter',
];
/** More values of one facet than any shopper clicks; an address that was made up is cut. */
const MAX_VALUES = 60;
/** No search has more; what is pasted beyond is not asked. */
const LONGEST_QUERY = 200;

const idIn = (text: string | null) => (text && /^\d{1,18}$/.test(text) ? text : undefined);
/** The values of a facet that make sense; absent when there are none. */
const listed = (text: string | null, pattern: RegExp) => {
  const values = (text ?? '')
    .split('.')
    .filter((value) => pattern.test(value))
    .slice(0, MAX_VALUES);
  return values.length > 0 ? [...new Set(values)] : undefined;
};
const wholeIn = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

/** Reads a wish from an address; unknown and impossible values are ignored, so that no address is wrong. */
export function wishFrom(search: URLSearchParams): ListWish {
  const sort = search.get('sort') as PartSort;
  const finishes = listed(search.get('finish'), /^[a-z]+$/)?.filter((finish): finish is Finish =>
    (FINISHES as readonly string[]).includes(finish),
  );
  return {
    category: idIn(search.get('cid')),
    sub: idIn(search.get('sid')),
    query: search.get('title')?.trim().slice(0, LONGEST_QUERY) || undefined,
    colours: listed(search.get('colour'), /^\d{1,6}$/),
    sizes: listed(search.get('size'), /^\d{1,3}x\d{1,3}$/),
    heights: listed(search.get('height'), /^\d{1,3}$/)?.map(Number),
    finishes: finishes?.length ? finishes : undefined,
    stock: wholeIn(search.get('stock')) || undefined,
    priceFrom: wholeIn(search.get('from')),
    priceTo: wholeIn(search.get('to')),
    sort: SORTS.includes(sort) ? sort : 'default',
  };
}
