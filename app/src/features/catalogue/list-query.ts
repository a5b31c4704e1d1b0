import type { Finish } from '@shop/contracts';
import type { PartFilter, PartSort } from '@shop/design-system';
import { FINISHES } from '@shop/design-system/colours/finishes';

/** Search, filters and sort order of a list of parts; the page is not part of it. */
export type ListQuery = PartFilter & { query?: string; sort: PartSort };

const SORTS: readonly PartSort[] = ['default', 'sales', 'new', 'priceUp', 'priceDown'];
/** Limit of values per facet, more than a shopper selects; longer URL parameters are cut. */
const MAX_VALUES = 60;
/** Limit of search characters; longer queries are cut. */
const MAX_QUERY_LENGTH = 200;

const idIn = (text: string | null) => (text && /^\d{1,18}$/.test(text) ? text : undefined);
/** The valid values of a facet; undefined if there are none. */
const facetValues = (text: string | null, pattern: RegExp) => {
  const values = (text ?? '')
    .split('.')
    .filter((value) => pattern.test(value))
    .slice(0, MAX_VALUES);
  return values.length > 0 ? [...new Set(values)] : undefined;
};
const wholeIn = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

/** Reads a list query from URL parameters; unknown and invalid values are ignored, so that every URL is valid. */
export function listQueryFrom(search: URLSearchParams): ListQuery {
  const sort = search.get('sort') as PartSort;
  const finishes = facetValues(search.get('finish'), /^[a-z]+$/)?.filter((finish): finish is Finish =>
    (FINISHES as readonly string[]).includes(finish),
  );
  const categories = facetValues(search.get('cid'), /^\d{1,18}$/);
  const areSeveral = categories !== undefined && categories.length > 1;
  return {
    category: areSeveral ? undefined : categories?.[0],
    sub: areSeveral ? undefined : idIn(search.get('sid')),
    categories: areSeveral ? categories : undefined,
    query: search.get('title')?.trim().slice(0, MAX_QUERY_LENGTH) || undefined,
    colours: facetValues(search.get('colour'), /^\d{1,6}$/),
    sizes: facetValues(search.get('size'), /^\d{1,3}x\d{1,3}$/),
    heights: facetValues(search.get('height'), /^\d{1,3}$/)?.map(Number),
    finishes: finishes?.length ? finishes : undefined,
    stock: wholeIn(search.get('stock')) || undefined,
    priceFrom: wholeIn(search.get('from')),
    priceTo: wholeIn(search.get('to')),
    sort: SORTS.includes(sort) ? sort : 'default',
  };
}
