import type { Category } from '@shop/contracts';
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
  if (facet === 'category') return withChange(filter, { category: undefined, sub: undefined, categories: undefined });
  return withChange(filter, { [facet]: undefined });
}

/** The chosen categories, top or sub: one with its own page, or several. */
export const chosenCategories = ({
  category,
  sub = category,
  categories = sub === undefined ? [] : [sub],
}: PartFilter): readonly string[] => categories;

/** The filter with a category added, or removed if it was chosen. A top category replaces its own, and they it. */
export function toggledCategory(filter: PartFilter, id: string, tops: readonly Category[]): PartFilter {
  const topOf = (of: string) => tops.find((top) => top.id === of || top.children.some((child) => child.id === of))?.id;
  const isRelated = (other: string) => topOf(other) === topOf(id) && (id === topOf(id) || other === topOf(id));
  const before = chosenCategories(filter);
  const after = before.includes(id)
    ? before.filter((other) => other !== id)
    : [...before.filter((other) => !isRelated(other)), id];
  const [only, ...others] = after;
  const none = without(filter, 'category');
  if (only === undefined) return none;
  if (others.length > 0) return { ...none, categories: after };
  const top = topOf(only) ?? only;
  return top === only ? { ...none, category: only } : { ...none, category: top, sub: only };
}

/** Values that a long facet shows before "more". */
const SHOWN = 6;

/** The first values of a long facet with every chosen one, and the rest. A single further value is shown as well. */
export function firstOf<T>(
  values: readonly T[],
  isOn: (value: T) => boolean,
): { shown: readonly T[]; rest: readonly T[] } {
  const shown = values.length > SHOWN + 1 ? values.filter((value, at) => at < SHOWN || isOn(value)) : values;
  return { shown, rest: values.filter((value) => !shown.includes(value)) };
}

/** How many filters are applied; each value of a facet counts as one. */
export const appliedCount = ({
  category,
  sub,
  categories = [],
  colours = [],
  sizes = [],
  heights = [],
  finishes = [],
  stock,
  priceFrom,
  priceTo,
}: PartFilter): number =>
  [category, sub, stock, priceFrom ?? priceTo].filter((value) => value !== undefined).length +
  categories.length +
  colours.length +
  sizes.length +
  heights.length +
  finishes.length;
