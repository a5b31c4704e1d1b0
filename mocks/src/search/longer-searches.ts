import type { Language } from '../catalogue/catalogue.entity.ts';
import { cut } from './read-query.ts';
import { searchIndex } from './search-index.ts';
import type { Found } from './search.ts';
import { isChinese, isSize, plain, wordsOf } from './search-text.ts';
import type { Shop } from '../shop/state.ts';

/** The best of what was found tells what one is about to type. */
const LOOKED_AT = 200;

/**
 * How a search begun may go on, the commonest first: its last word brought to its end (pla → plate), or, where that is whole
 * and no size is said, the sizes that there are (plate → plate 2×4).
 */
export function longerSearches(
  shop: Shop,
  keyword: string,
  found: readonly Found[],
  language: Language,
): readonly string[] {
  const index = searchIndex(shop.catalogue);
  const written = plain(keyword);
  const typed = wordsOf(written);
  const run = typed.at(-1);
  if (run === undefined || /^\d{3,}/.test(run)) return [];
  // Of a run of Chinese the last word goes on. Simplified and traditional are of one length.
  const last = isChinese(run) ? run.slice(-(cut(index.simplify(run), index.pieces).at(-1)?.length ?? 0)) : run;
  const names = found
    .slice(0, LOOKED_AT)
    .map(({ mould }) => wordsOf(plain(mould.names[language].replaceAll(' × ', '×'))));
  const before = written.slice(0, written.lastIndexOf(last));
  const ended = commonest(names.flatMap((words) => endings(words, last)));
  if (ended.length > 0) return ended.map((word) => shown(before + word));
  if (index.words.has(run) || isChinese(run))
    return typed.some(isSize)
      ? []
      : commonest(names.flatMap((words) => words.filter(isSize))).map((size) => shown(`${written} ${size}`));
  return [];
}

/** The words of a name that go on where the typed one stops. A typed run of Chinese may be in the middle of one. */
function endings(words: readonly string[], last: string): readonly string[] {
  return words.filter(
    (word) =>
      word.length > last.length &&
      (isChinese(last) ? word.includes(last) : word.startsWith(last)) &&
      (isSize(word) || !/\d/.test(word)),
  );
}

const shown = (text: string): string => text.replace(/(?<=\d)x(?=[\d.])/g, '×').trim();

function commonest(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}
