import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import type { SearchColour, SearchIndex } from './search-index.ts';
import { isChinese } from './search-text.ts';
import { FINISH_WORDS } from './search-words.ts';

/** Shorter prefixes of a colour word match too many colours. */
const MIN_BEGINNING = 3;

const says = ({ colour, words, chinese }: SearchColour, word: string): boolean => {
  if (words.has(word) || (Object.hasOwn(FINISH_WORDS, word) && FINISH_WORDS[word] === colour.finish)) return true;
  if (!isChinese(word)) return false;
  return chinese.includes(word) || (word.length > 1 && word.endsWith('色') && chinese.includes(word.slice(0, -1)));
};

/** The colours that a word may mean; an unfinished word means those that start with it. */
export function coloursOf({ colours }: SearchIndex, word: string): { ids: ReadonlySet<number>; isWhole: boolean } {
  const whole = colours.filter((known) => says(known, word));
  if (whole.length > 0 || isChinese(word) || word.length < MIN_BEGINNING)
    return { ids: idsOf(whole), isWhole: whole.length > 0 };
  return {
    ids: idsOf(colours.filter(({ words }) => [...words].some((known) => known.startsWith(word)))),
    isWhole: false,
  };
}

const idsOf = (colours: readonly SearchColour[]): ReadonlySet<number> =>
  new Set(colours.map(({ colour }) => colour.id));

/**
 * Finds the one colour that matches all words missing from a name (one bit for each word) and in which the mould is
 * made.
 */
export function colourFinder(
  { colours }: SearchIndex,
  ofWord: readonly ReadonlySet<number>[],
): (missing: number, mould: Mould) => number | undefined {
  const known = new Map<number, readonly number[]>();
  const saying = (missing: number) =>
    colours
      .filter(({ colour }) => ofWord.every((ids, place) => (missing & (1 << place)) === 0 || ids.has(colour.id)))
      // "red" means Red before Dark Red, and "light gray" the one in production; then the most common.
      .toSorted((a, b) => Number(a.isOld) - Number(b.isOld) || a.nameLength - b.nameLength)
      .map(({ colour }) => colour.id);
  return (missing, mould) => {
    const ids = known.get(missing) ?? saying(missing);
    known.set(missing, ids);
    return ids.find((id) => mould.colours.some(({ colour }) => colour.id === id));
  };
}
