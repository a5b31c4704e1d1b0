import type { Mould } from '../catalogue/catalogue.entity.ts';
import type { SearchColour, SearchIndex } from './search-index.ts';
import { isChinese } from './search-text.ts';
import { FINISH_WORDS } from './search-words.ts';

/** Shorter beginnings of a colour word say too little. */
const MIN_BEGINNING = 3;

const says = ({ colour, words, chinese }: SearchColour, word: string): boolean => {
  if (words.has(word) || (Object.hasOwn(FINISH_WORDS, word) && FINISH_WORDS[word] === colour.finish)) return true;
  if (!isChinese(word)) return false;
  return chinese.includes(word) || (word.length > 1 && word.endsWith('色') && chinese.includes(word.slice(0, -1)));
};

/** The colours that a word may mean; one that is still being typed means those that begin so. */
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

/** Finds, for the words that a name lacks (a bit each), the one colour that says them all and in which the mould is made. */
export function colourFinder(
  { colours }: SearchIndex,
  ofWord: readonly ReadonlySet<number>[],
): (missing: number, mould: Mould) => number | undefined {
  const known = new Map<number, readonly number[]>();
  const saying = (missing: number) =>
    colours
      .filter(({ colour }) => ofWord.every((ids, place) => (missing & (1 << place)) === 0 || ids.has(colour.id)))
      // Who says "red" means Red before Dark Red, and "light gray" the one that is moulded today; then the commonest.
      .toSorted((a, b) => Number(a.isOld) - Number(b.isOld) || a.nameLength - b.nameLength)
      .map(({ colour }) => colour.id);
  return (missing, mould) => {
    const ids = known.get(missing) ?? saying(missing);
    known.set(missing, ids);
    return ids.find((id) => mould.colours.some(({ colour }) => colour.id === id));
  };
}
