import type { PartFilter } from '../../../places/places.ts';

/** The facets that allow several values at once. */
type MultiFacet = 'colours' | 'sizes' | 'heights' | 'finishes';
type ValueOf<Key extends MultiFacet> = NonNullable<PartFilter[Key]>[number];
/** The filters as the shopper sees them: each can be removed by one chip. */
export type Facet = MultiFacet | 'category' | 'sub' | 'stock' | 'price';

/** The filter with some fields changed; fields given as undefined are removed. */
export const withChange = (
  filter: PartFilter,
  change: { [Key in keyof PartFilter]?: PartFilter[Key] | undefined },
): PartFilter =>
  Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined)) as PartFilter;

export const isChosen = <Key extends MultiFacet>(filter: PartFilter, facet: Key, value: ValueOf<Key>): boolean =>
  ((filter[facet] ?? []) as readonly ValueOf<Key>[]).includes(value);

/** The filter with a value of a facet added, or removed if it was chosen. */
export function toggled<Key extends MultiFacet>(filter: PartFilter, facet: Key, value: ValueOf<Key>): PartFilter {
  const before = (filter[facet] ?? []) as readonly ValueOf<Key>[];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return withChange(filter, { [facet]: after.length > 0 ? after : undefined });
}

/** The filter without a facet; removing a category removes its subcategory too. */
export function without(filter: PartFilter, facet: Facet): PartFilter {
  if (facet === 'price') return withChange(filter, { priceFrom: undefined, priceTo: undefined });
  if (facet === 'category') return withChange(filter, { category: undefined, sub: undefined });
  return withChange(filter, { [facet]: undefined });
}

/** How many filters are applied; each value of a facet counts as one. */
export const appliedCount = ({
  category,
  sub,
  colours = [],
  sizes = [],
  heights = [],
  finishes = [],
  stock,
  priceFrom,
  priceTo,
}: PartFilter): number =>
  [category, sub, stock, priceFrom ?? priceTo].filter((value) => value !== undefined).length +
  colours.length +
  sizes.length +
  heights.length +
  finishes.length;
