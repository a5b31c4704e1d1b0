import type { Language } from '@shop/contracts';
import { segment } from './read-query.ts';
import { searchIndex } from './search-index.ts';
import type { Found } from './search.ts';
import { isChinese, isSize, normalize, wordsOf } from './search-text.ts';
import type { Shop } from '../core/shop.ts';

/** Only the best results are read for completions. */
const MAX_PARTS = 200;

/**
 * Completions of an unfinished search, the most common first: its last word completed (pla → plate), or, if that word
 * is complete and no size is given, the available sizes (plate → plate 2×4).
 */
export function completionsFor(
  shop: Shop,
  keyword: string,
  found: readonly Found[],
  language: Language,
): readonly string[] {
  const index = searchIndex(shop.catalogue);
  const written = normalize(keyword);
  const typed = wordsOf(written);
  const run = typed.at(-1);
  if (run === undefined || /^\d{3,}/.test(run)) return [];
  // Only the last word of a Chinese run is completed. Simplified and traditional text have the same length.
  const last = isChinese(run) ? run.slice(-(segment(index.simplify(run), index.fragments).at(-1)?.length ?? 0)) : run;
  const names = found
    .slice(0, MAX_PARTS)
    .map(({ mould }) => wordsOf(normalize(mould.names[language].replaceAll(' × ', '×'))));
  const before = written.slice(0, written.lastIndexOf(last));
  const completed = commonest(names.flatMap((words) => continuations(words, last)));
  if (completed.length > 0) return completed.map((word) => displayed(before + word));
  if (index.words.has(run) || isChinese(run))
    return typed.some(isSize)
      ? []
      : commonest(names.flatMap((words) => words.filter(isSize))).map((size) => displayed(`${written} ${size}`));
  return [];
}

/** The words of a name that continue the typed one. A typed Chinese run may be in the middle of a word. */
function continuations(words: readonly string[], last: string): readonly string[] {
  return words.filter(
    (word) =>
      word.length > last.length &&
      (isChinese(last) ? word.includes(last) : word.startsWith(last)) &&
      (isSize(word) || !/\d/.test(word)),
  );
}

const displayed = (text: string): string => text.replace(/(?<=\d)x(?=[\d.])/g, '×').trim();

function commonest(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}
