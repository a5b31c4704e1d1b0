import { finishFirst, nameKey } from './colour-names.ts';
import { coloursOf } from './match-colour.ts';
import type { SearchIndex } from './search-index.ts';
import { isChinese, isSize } from './search-text.ts';
import { FINISH_WORDS } from './search-words.ts';

/** Words of a query, by their places, that are the name of a colour, and the colours of that name, likeliest first. */
export type ColourPhrase = { places: readonly number[]; ids: readonly number[] };

/** "Tr. Fluorescent Reddish Orange" and "glow in dark white" have four words. */
const LONGEST_NAME = 5;

/** The exact names of colours in a query, the longest first: "dark red" is not red. */
export function colourPhrases(index: SearchIndex, words: readonly string[]): readonly ColourPhrase[] {
  const phrases: ColourPhrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longestAt(index, words, at);
    if (phrase) phrases.push(phrase);
    at = (phrase?.places.at(-1) ?? at) + 1;
  }
  if (phrases.length < 2) return phrases;
  // "blue brick trans" says one colour in two places; red and yellow are two colours, as only a print has them.
  const places = phrases.flatMap((phrase) => phrase.places);
  const ids = idsOf(
    index,
    places.map((place) => words[place] ?? ''),
  );
  return ids ? [{ places, ids }] : [];
}

function longestAt(index: SearchIndex, words: readonly string[], at: number): ColourPhrase | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const ids = idsOf(index, own);
    if (!ids) continue;
    const phrase = { places: own.map((_, step) => at + step), ids };
    const others = [...words.slice(0, at), ...words.slice(at + length)];
    const isAfterShape = length > 1 && own.slice(0, -1).every((word) => namesShape(index, [word]));
    return isAfterShape && !namesShape(index, others) ? yellowBrick(index, words, phrase) : phrase;
  }
  return undefined;
}

/**
 * LEGO's "Brick Yellow" in a query without another shape may be a yellow brick as well: then the last word is the
 * colour, and LEGO's colour an alternative.
 */
function yellowBrick(index: SearchIndex, words: readonly string[], phrase: ColourPhrase): ColourPhrase {
  const last = phrase.places.slice(-1);
  const ids = idsOf(
    index,
    last.map((place) => words[place] ?? ''),
  );
  return ids ? { places: last, ids: [...ids, ...phrase.ids] } : phrase;
}

/** Whether words that name no colour name a part. */
const namesShape = (index: SearchIndex, words: readonly string[]): boolean =>
  words.some(
    (word) =>
      !isSize(word) &&
      !/^\d/.test(word) &&
      !coloursOf(index, word).isWhole &&
      (index.words.get(word)?.head.length ?? 0) > 0,
  );

/**
 * The colours of an exact name. One that only a discontinued colour has ("Light Gray"), or that is one general word of
 * another catalogue ("silver", "clear"), may mean every colour with these words.
 */
function idsOf(index: SearchIndex, words: readonly string[]): readonly number[] | undefined {
  const name = index.colourNames.get(nameKey(words)) ?? index.colourNames.get(nameKey(finishFirst(words)));
  if (!name) return undefined;
  const { ids, isOwn } = name;
  const [only = '', ...others] = words;
  const isGeneral = others.length === 0 && !isOwn && (!isChinese(only) || Object.hasOwn(FINISH_WORDS, only));
  const isOld =
    !words.some((word) => /^(旧|old$)/.test(word)) &&
    index.colours.some((known) => known.isOld && ids.includes(known.colour.id));
  if (!isOld && !isGeneral) return ids;
  const sets = words.map((word) => coloursOf(index, word)).map((known) => (known.isWhole ? known.ids : undefined));
  const all = index.colours.filter(
    ({ colour: { id } }) => ids.includes(id) || (sets.length > 0 && sets.every((set) => set?.has(id))),
  );
  const order = isOld
    ? all.toSorted((a, b) => Number(a.isOld) - Number(b.isOld) || a.nameLength - b.nameLength)
    : all.toSorted((a, b) => Number(ids.includes(b.colour.id)) - Number(ids.includes(a.colour.id)));
  return order.map(({ colour }) => colour.id);
}
