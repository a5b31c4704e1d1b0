import type { PartFilter } from '../../../places/places.ts';

/** The facets of which several values may be chosen at once. */
type Many = 'colours' | 'sizes' | 'heights' | 'finishes';
type ValueOf<Key extends Many> = NonNullable<PartFilter[Key]>[number];
/** The filters that a shopper sees as one: a chip can take each away. */
export type Facet = Many | 'category' | 'sub' | 'stock' | 'price';

/** The same filter but for this; what is given as undefined is gone. */
export const changed = (
  filter: PartFilter,
  change: { [Key in keyof PartFilter]?: PartFilter[Key] | undefined },
): PartFilter =>
  Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined)) as PartFilter;

export const isChosen = <Key extends Many>(filter: PartFilter, facet: Key, value: ValueOf<Key>): boolean =>
  ((filter[facet] ?? []) as readonly ValueOf<Key>[]).includes(value);

/** The filter with one value more of a facet, or without it where it was chosen. */
export function toggled<Key extends Many>(filter: PartFilter, facet: Key, value: ValueOf<Key>): PartFilter {
  const before = (filter[facet] ?? []) as readonly ValueOf<Key>[];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return changed(filter, { [facet]: after.length > 0 ? after : undefined });
}

/** The filter without a facet; a category goes with the one below it. */
export function without(filter: PartFilter, facet: Facet): PartFilter {
  if (facet === 'price') return changed(filter, { priceFrom: undefined, priceTo: undefined });
  if (facet === 'category') return changed(filter, { category: undefined, sub: undefined });
  return changed(filter, { [facet]: undefined });
}

/** How many filters are in use, each value counting as one. */
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
