import { coloursOf } from './match-colour.ts';
import { wordsStartingWith } from './match-word.ts';
import { typoCost } from './typo-cost.ts';
import { segment } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';
import { code, isChinese, isSize } from './search-text.ts';
import { FINISH_WORDS, STOP_WORDS, SYNONYMS } from './search-words.ts';

/** A word of the shop's vocabulary that is similar to a typed one. */
export type NearWord = { word: string; cost: number };

/** Shorter words are similar to too many others. */
const MIN_LENGTH = 3;
const LONG_WORD = 6;
const MAX_COST = { short: 1, long: 1.8, number: 1 };
/** A wrong first letter is rare; a missing space is common. */
const FIRST_LETTER_COST = 0.3;
const MISSING_SPACE_COST = 0.4;
/** Longer runs are not typos. */
const MAX_RUN_LENGTH = 20;
const MAX_WORD_LENGTH = 6;

/** Whether a word is in the shop's vocabulary. Sizes and short numbers are never corrected. */
export function knowsWord(index: SearchIndex, run: string): boolean {
  if (isChinese(run)) return segment(run, index.fragments).every((word) => index.fragments.has(word));
  if (
    isSize(run) ||
    /^[\d.]{1,3}l?$/.test(run) ||
    /^x\d+$/.test(run) ||
    STOP_WORDS.has(run) ||
    Object.hasOwn(SYNONYMS, run) ||
    index.codes.has(code(run))
  )
    return true;
  return (
    index.words.has(run) ||
    wordsStartingWith(index.latin, run).length > 0 ||
    (run.endsWith('s') && index.words.has(run.slice(0, -1))) ||
    coloursOf(index, run).ids.size > 0
  );
}

/** Whether a word in Latin letters is only known as the beginning of others. */
export const onlyBegins = (index: SearchIndex, word: string): boolean =>
  /^[a-z]+$/.test(word) &&
  !index.words.has(word) &&
  !STOP_WORDS.has(word) &&
  !Object.hasOwn(SYNONYMS, word) &&
  coloursOf(index, word).ids.size === 0 &&
  wordsStartingWith(index.latin, word).length > 0;

/** Words in Latin letters, or numbers, that may have been meant; the most likely first. */
export function nearLatin(index: SearchIndex, typed: string): readonly NearWord[] {
  if (typed.length < MIN_LENGTH) return [];
  if (/^\d/.test(typed))
    return nearest(typed, index.codes.keys(), MAX_COST.number, (number) => -(index.codes.get(number)?.[0] ?? 0));
  const colours = new Set(index.colours.flatMap(({ words }) => [...words]));
  const known = new Set(
    [...index.latin, ...colours, ...Object.keys(SYNONYMS), ...Object.keys(FINISH_WORDS)].filter((word) =>
      /^[a-z]{3,}$/.test(word),
    ),
  );
  const near = nearest(
    typed,
    known,
    typed.length < LONG_WORD ? MAX_COST.short : MAX_COST.long,
    (word) => countOf(index, word) + (colours.has(word) ? index.entries.length : 0),
  );
  return [...splitInTwo(index, typed), ...near];
}

/** Two words typed without the space between them. */
function splitInTwo(index: SearchIndex, typed: string): readonly NearWord[] {
  const ends = Array.from({ length: Math.max(0, typed.length - 2 * MIN_LENGTH + 1) }, (_, place) => place + MIN_LENGTH);
  return ends
    .filter((end) => index.words.has(typed.slice(0, end)) && index.words.has(typed.slice(end)))
    .map((end) => ({ word: `${typed.slice(0, end)} ${typed.slice(end)}`, cost: MISSING_SPACE_COST }));
}

const countOf = (index: SearchIndex, word: string): number => {
  const { head = [], name = [] } = index.words.get(word) ?? {};
  return head.length + name.length;
};

/** Words are compared only if their first or second letters agree. */
function nearest(
  typed: string,
  words: Iterable<string>,
  maxCost: number,
  weight: (word: string) => number,
): readonly NearWord[] {
  const found: NearWord[] = [];
  for (const word of words) {
    const hasSameStart = word[0] === typed[0];
    if (!hasSameStart && word[1] !== typed[0] && word[0] !== typed[1] && word[1] !== typed[1]) continue;
    const cost = typoCost(typed, word, maxCost) + (hasSameStart ? 0 : FIRST_LETTER_COST);
    if (cost !== Infinity) found.push({ word, cost });
  }
  return found.toSorted((a, b) => a.cost - b.cost || weight(b.word) - weight(a.word));
}

/**
 * A Chinese run with one wrong, missing or extra character, corrected by a word of the shop; the longest word first.
 */
export function nearChinese(index: SearchIndex, run: string): readonly NearWord[] {
  if (run.length > MAX_RUN_LENGTH) return [];
  const found = new Map<string, { length: number; weight: number }>();
  for (const word of chineseWords(index)) {
    const weight = countOf(index, word);
    for (const corrected of correctedRuns(run, word)) {
      const known = found.get(corrected);
      if (!known || known.length < word.length || (known.length === word.length && known.weight < weight))
        found.set(corrected, { length: word.length, weight });
    }
  }
  return [...found]
    .filter(([corrected]) => segment(corrected, index.fragments).every((word) => index.fragments.has(word)))
    .toSorted(([, a], [, b]) => b.length - a.length || b.weight - a.weight)
    .map(([word, { length }]) => ({ word, cost: 1 / length }));
}

function chineseWords(index: SearchIndex): readonly string[] {
  const colours = index.colours.flatMap(({ words }) =>
    [...words].flatMap((word) => (isChinese(word) ? [word, `${word}色`] : [])),
  );
  return [...index.chinese, ...colours, ...Object.keys(SYNONYMS).filter(isChinese)].filter(
    (word) => word.length >= 2 && word.length <= MAX_WORD_LENGTH,
  );
}

/** The run with each part that is one character away from the word replaced by it. */
function correctedRuns(run: string, word: string): readonly string[] {
  const lengths = word.length >= MIN_LENGTH ? [word.length - 1, word.length, word.length + 1] : [word.length];
  return Array.from({ length: run.length }, (_, start) => start).flatMap((start) =>
    lengths
      .filter((length) => {
        const window = run.slice(start, start + length);
        return window.length === length && window !== word && isOneCharacterAway(window, word);
      })
      .map((length) => run.slice(0, start) + word + run.slice(start + length)),
  );
}

function isOneCharacterAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end === 1;
}
