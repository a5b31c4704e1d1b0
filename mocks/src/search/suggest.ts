import type { Language, Suggestion } from '@shop/contracts';
import { didYouMean } from './did-you-mean.ts';
import { categoryPath, isForSale } from '../goods/goods.ts';
import { matchingParts } from './list-parts.ts';
import { completionsFor } from './completions.ts';
import { readQuery } from './read-query.ts';
import type { Found } from './search.ts';
import { searchIndex } from './search-index.ts';
import { isChinese, isSize } from './search-text.ts';
import type { Shop } from '../core/shop.ts';
import { summaryOf } from '../goods/describe-goods.ts';

const MAX_SEARCHES = 3;
const MAX_CATEGORIES = 2;

/**
 * Suggestions for an unfinished search, best first: parts if it has a number or a size, else completions and
 * categories. A search without results gets its corrected form.
 */
export function suggestionsFor(shop: Shop, keyword: string, limit: number, language: Language): readonly Suggestion[] {
  const found = matchingParts(shop, keyword);
  if (keyword.trim() === '' || limit <= 0) return [];
  if (found.length === 0) return correctedSuggestions(shop, keyword, limit, language);
  const searches = completionsFor(shop, keyword, found, language)
    .slice(0, MAX_SEARCHES)
    .map((text): Suggestion => ({ kind: 'search', text, count: matchingParts(shop, text).length }));
  const categories = categoriesFor(shop, keyword, language);
  const parts = found
    .slice(0, Math.max(1, limit - searches.length - categories.length))
    .map((one) => toPart(shop, one, language));
  const isSpecific = readQuery(searchIndex(shop.catalogue), keyword).terms.some(
    ({ word }) => isSize(word) || /\d{3}/.test(word),
  );
  return (isSpecific ? [...parts, ...searches, ...categories] : [...searches, ...categories, ...parts]).slice(0, limit);
}

function correctedSuggestions(shop: Shop, keyword: string, limit: number, language: Language): readonly Suggestion[] {
  if (shop.state.assortment !== 'full') return [];
  const text = didYouMean(shop.catalogue, keyword, (guess) => matchingParts(shop, guess).length);
  if (!text) return [];
  const found = matchingParts(shop, text);
  return [
    { kind: 'search', text, count: found.length },
    ...found.slice(0, limit - 1).map((one) => toPart(shop, one, language)),
  ];
}

function toPart(shop: Shop, { mould, colourId }: Found, language: Language): Suggestion {
  const { id, name, picture, part } = summaryOf(shop, mould, language, colourId);
  return { kind: 'part', id, name, number: mould.number, picture, uniqueId: part?.colours[0]?.uniqueId ?? '' };
}

/** Categories with all words in their own name, the shortest name first. A top category has an empty `top`. */
function categoriesFor(shop: Shop, keyword: string, language: Language): readonly Suggestion[] {
  const { catalogue } = shop;
  const index = searchIndex(catalogue);
  const { terms } = readQuery(index, keyword);
  if (terms.length === 0) return [];
  const says = (words: readonly string[], word: string) =>
    words.some((known) => (isChinese(word) ? known.includes(word) : known.startsWith(word)));
  const fits = (place: number) =>
    terms.every(({ alternatives }) =>
      alternatives.some((alternative) => alternative.every((word) => says(index.categories[place] ?? [], word))),
    );
  const counts = new Map<string, number>();
  for (const mould of catalogue.moulds)
    if (isForSale(shop, mould))
      for (const { id } of categoryPath(shop, mould.category)) counts.set(id, (counts.get(id) ?? 0) + 1);
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
      // A subcategory with the name of its category would be listed twice.
      .filter(({ top, name }) => catalogue.categories.find((known) => known.id === top)?.names[language] !== name)
      .toSorted((a, b) => a.name.length - b.name.length || b.count - a.count)
      .slice(0, MAX_CATEGORIES)
  );
}
