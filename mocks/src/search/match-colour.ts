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

/** The words of a query that may be of a colour: for each its colours, and those of an exact name, likeliest first. */
export type ColourWords = { ofWord: readonly ReadonlySet<number>[]; named: readonly number[]; isInChinese: boolean };

/**
 * Finds the one colour that matches all words missing from a name (one bit for each word) and in which the mould is
 * made.
 */
export function colourFinder(
  index: SearchIndex,
  words: ColourWords,
): (missing: number, mould: Mould) => number | undefined {
  const known = new Map<number, readonly number[]>();
  return (missing, mould) => {
    const ids = known.get(missing) ?? coloursSaying(index, words, missing);
    known.set(missing, ids);
    return ids.find((id) => mould.colours.some(({ colour }) => colour.id === id));
  };
}

/** The colours that match all words missing from a name, the likeliest first: those of an exact name in their order. */
export function coloursSaying(
  { colours }: SearchIndex,
  { ofWord, named, isInChinese }: ColourWords,
  missing: number,
): readonly number[] {
  const rank = ({ colour: { id } }: SearchColour) => (named.includes(id) ? named.indexOf(id) : named.length);
  const length = (known: SearchColour) => (isInChinese ? known.chineseLength : known.nameLength);
  return (
    colours
      .filter(({ colour }) => ofWord.every((ids, place) => (missing & (1 << place)) === 0 || ids.has(colour.id)))
      // "gray" means the ones in production, and Red comes before Dark Red; then the most common.
      .toSorted((a, b) => rank(a) - rank(b) || Number(a.isOld) - Number(b.isOld) || length(a) - length(b))
      .map(({ colour }) => colour.id)
  );
}
