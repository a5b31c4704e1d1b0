import type { Catalogue, Mould } from '../../catalogue-data/catalogue.entity.ts';

/** Sets consist of the most popular moulds of their categories. */
const MOULDS_PER_CATEGORY = 14;
const cache = new WeakMap<Catalogue, ReadonlyMap<string, readonly Mould[]>>();

/** The plain moulds that sets consist of, by category, the most popular first. */
export function popularMoulds(catalogue: Catalogue): ReadonlyMap<string, readonly Mould[]> {
  const cached = cache.get(catalogue);
  if (cached) return cached;
  const popular = new Map<string, Mould[]>();
  for (const mould of catalogue.moulds) {
    const own = popular.get(mould.category) ?? [];
    popular.set(mould.category, own);
    if (mould.blank === undefined && mould.onSale && own.length < MOULDS_PER_CATEGORY) own.push(mould);
  }
  cache.set(catalogue, popular);
  return popular;
}
