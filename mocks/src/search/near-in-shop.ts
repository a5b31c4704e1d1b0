import { coloursOf } from './match-colour.ts';
import { begunBy } from './match-word.ts';
import { slipCost } from './near-words.ts';
import { cut } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';
import { code, isChinese, isSize } from './search-text.ts';
import { FINISH_WORDS, IDLE, SYNONYMS } from './search-words.ts';

/** A word of the shop near to one that was typed. */
export type Near = { word: string; cost: number };

/** Words shorter than this are near to everything. */
const LEAST = 3;
const LONG = 6;
const MOST = { short: 1, long: 1.8, number: 1 };
/** Few get the first letter wrong; many leave out a blank. */
const FIRST_LETTER = 0.3;
const BLANK = 0.4;
/** Longer runs are no slip of the finger. */
const LONGEST_RUN = 20;
const LONGEST_WORD = 6;

/** Whether the shop has a word for anything at all. Sizes and small figures always mean what they say. */
export function knowsWord(index: SearchIndex, run: string): boolean {
  if (isChinese(run)) return cut(run, index.pieces).every((word) => index.pieces.has(word));
  if (
    isSize(run) ||
    /^[\d.]{1,3}l?$/.test(run) ||
    /^x\d+$/.test(run) ||
    IDLE.has(run) ||
    Object.hasOwn(SYNONYMS, run) ||
    index.codes.has(code(run))
  )
    return true;
  return (
    index.words.has(run) ||
    begunBy(index.latin, run).length > 0 ||
    (run.endsWith('s') && index.words.has(run.slice(0, -1))) ||
    coloursOf(index, run).ids.size > 0
  );
}

/** Words in Latin letters, or numbers, that may have been meant; the likeliest first. */
export function nearLatin(index: SearchIndex, typed: string): readonly Near[] {
  if (typed.length < LEAST) return [];
  if (/^\d/.test(typed))
    return nearest(typed, index.codes.keys(), MOST.number, (number) => -(index.codes.get(number)?.[0] ?? 0));
  const colours = new Set(index.colours.flatMap(({ words }) => [...words]));
  const known = new Set(
    [...index.latin, ...colours, ...Object.keys(SYNONYMS), ...Object.keys(FINISH_WORDS)].filter((word) =>
      /^[a-z]{3,}$/.test(word),
    ),
  );
  const near = nearest(
    typed,
    known,
    typed.length < LONG ? MOST.short : MOST.long,
    (word) => countOf(index, word) + (colours.has(word) ? index.entries.length : 0),
  );
  return [...inTwo(index, typed), ...near];
}

/** Two words without the blank between them. */
function inTwo(index: SearchIndex, typed: string): readonly Near[] {
  const ends = Array.from({ length: Math.max(0, typed.length - 2 * LEAST + 1) }, (_, place) => place + LEAST);
  return ends
    .filter((end) => index.words.has(typed.slice(0, end)) && index.words.has(typed.slice(end)))
    .map((end) => ({ word: `${typed.slice(0, end)} ${typed.slice(end)}`, cost: BLANK }));
}

const countOf = (index: SearchIndex, word: string): number => {
  const { head = [], name = [] } = index.words.get(word) ?? {};
  return head.length + name.length;
};

/** Words begin as they were typed, but for a slip of the first finger. */
function nearest(
  typed: string,
  words: Iterable<string>,
  most: number,
  weight: (word: string) => number,
): readonly Near[] {
  const found: Near[] = [];
  for (const word of words) {
    const begins = word[0] === typed[0];
    if (!begins && word[1] !== typed[0] && word[0] !== typed[1] && word[1] !== typed[1]) continue;
    const cost = slipCost(typed, word, most) + (begins ? 0 : FIRST_LETTER);
    if (cost !== Infinity) found.push({ word, cost });
  }
  return found.toSorted((a, b) => a.cost - b.cost || weight(b.word) - weight(a.word));
}

/** Runs of Chinese in which one sign is changed, missing or too many, put right by a word of the shop; the longest word first. */
export function nearChinese(index: SearchIndex, run: string): readonly Near[] {
  if (run.length > LONGEST_RUN) return [];
  const colours = index.colours.flatMap(({ words }) =>
    [...words].flatMap((word) => (isChinese(word) ? [word, `${word}色`] : [])),
  );
  const words = [...index.chinese, ...colours, ...Object.keys(SYNONYMS).filter(isChinese)].filter(
    (word) => word.length >= 2 && word.length <= LONGEST_WORD,
  );
  const found = new Map<string, { length: number; weight: number }>();
  for (const word of words)
    for (let start = 0; start < run.length; start += 1)
      for (const length of word.length >= LEAST ? [word.length - 1, word.length, word.length + 1] : [word.length]) {
        const window = run.slice(start, start + length);
        if (window.length !== length || window === word || !isOneSignAway(window, word)) continue;
        const mended = run.slice(0, start) + word + run.slice(start + length);
        const weight = countOf(index, word);
        const known = found.get(mended);
        if (!known || known.length < word.length || (known.length === word.length && known.weight < weight))
          found.set(mended, { length: word.length, weight });
      }
  return [...found]
    .filter(([mended]) => cut(mended, index.pieces).every((word) => index.pieces.has(word)))
    .toSorted(([, a], [, b]) => b.length - a.length || b.weight - a.weight)
    .map(([word, { length }]) => ({ word, cost: 1 / length }));
}

function isOneSignAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end === 1;
}
