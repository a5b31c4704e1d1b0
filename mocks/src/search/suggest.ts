import type { Suggestion } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { summaryOf } from '../catalogue/describe-product.ts';
import { didYouMean } from './did-you-mean.ts';
import { categoryTrail, isForSale } from '../catalogue/goods.ts';
import { answering } from './list-parts.ts';
import { longerSearches } from './longer-searches.ts';
import { readQuery } from './read-query.ts';
import type { Found } from './search.ts';
import { searchIndex } from './search-index.ts';
import { isChinese, isSize } from './search-text.ts';
import type { Shop } from '../shop/state.ts';

const MAX_SEARCHES = 3;
const MAX_CATEGORIES = 2;

/**
 * What a search begun may lead to, best first: parts where it says a number, a size or a whole name, else longer searches
 * and categories. Where nothing is found, what was probably meant.
 */
export function suggestionsFor(shop: Shop, keyword: string, limit: number, language: Language): readonly Suggestion[] {
  const found = answering(shop, keyword);
  if (keyword.trim() === '' || limit <= 0) return [];
  if (found.length === 0) return meant(shop, keyword, limit, language);
  const searches = longerSearches(shop, keyword, found, language)
    .slice(0, MAX_SEARCHES)
    .map((text): Suggestion => ({ kind: 'search', text, count: answering(shop, text).length }));
  const categories = categoriesFor(shop, keyword, language);
  const parts = found
    .slice(0, Math.max(1, limit - searches.length - categories.length))
    .map((one) => toPart(shop, one, language));
  const isTelling = readQuery(searchIndex(shop.catalogue), keyword).asked.some(
    ({ word }) => isSize(word) || /\d{3}/.test(word),
  );
  return (isTelling ? [...parts, ...searches, ...categories] : [...searches, ...categories, ...parts]).slice(0, limit);
}

function meant(shop: Shop, keyword: string, limit: number, language: Language): readonly Suggestion[] {
  if (shop.state.shelves !== 'full') return [];
  const text = didYouMean(shop.catalogue, keyword, (guess) => answering(shop, guess).length);
  if (!text) return [];
  const found = answering(shop, text);
  return [
    { kind: 'search', text, count: found.length },
    ...found.slice(0, limit - 1).map((one) => toPart(shop, one, language)),
  ];
}

function toPart(shop: Shop, { mould, colourId }: Found, language: Language): Suggestion {
  const { id, name, picture, part } = summaryOf(shop, mould, language, colourId);
  return { kind: 'part', id, name, number: mould.number, picture, uniqueId: part?.colours[0]?.uniqueId ?? '' };
}

/** Categories in whose own name all words stand, those that say little else first. A top category has no `top`. */
function categoriesFor(shop: Shop, keyword: string, language: Language): readonly Suggestion[] {
  const { catalogue } = shop;
  const index = searchIndex(catalogue);
  const { asked } = readQuery(index, keyword);
  if (asked.length === 0) return [];
  const says = (words: readonly string[], word: string) =>
    words.some((known) => (isChinese(word) ? known.includes(word) : known.startsWith(word)));
  const fits = (place: number) =>
    asked.every(({ ways }) => ways.some((way) => way.every((word) => says(index.categories[place] ?? [], word))));
  const counts = new Map<string, number>();
  for (const mould of catalogue.moulds)
    if (isForSale(shop, mould))
      for (const { id } of categoryTrail(shop, mould.category)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (
    catalogue.categories
      .filter((_, place) => fits(place))
      .map((category) => ({
        kind: 'category' as const,
        id: category.id,
        top: category.parent ?? '',
        name: category.names[language],
        count: counts.get(category.id) ?? 0,
      }))
      .filter(({ count }) => count > 0)
      // A sub category named like its category would stand there twice.
      .filter(({ top, name }) => catalogue.categories.find((known) => known.id === top)?.names[language] !== name)
      .toSorted((a, b) => a.name.length - b.name.length || b.count - a.count)
      .slice(0, MAX_CATEGORIES)
  );
}
