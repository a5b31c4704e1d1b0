import type { Catalogue } from '../catalogue/catalogue.entity.ts';
import { coloursOf } from './match-colour.ts';
import { knowsWord, nearChinese, nearLatin } from './near-in-shop.ts';
import { LONGEST } from './read-query.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';
import { isChinese, plain, wordsOf } from './search-text.ts';
import { IDLE } from './search-words.ts';

/** So many guesses are made for a word, and so many tried in all: each is a search. */
const GUESSES = 3;
const MAX_UNKNOWN = 2;
const MAX_TRIED = 6;
/** To leave a word out is a last resort. */
const LEFT_OUT = 5;

type Guess = { words: readonly string[]; cost: number };

/**
 * What was probably meant by a question that finds nothing: its unknown words put right (slips of the finger, wrong signs), or
 * one left out where nothing is near. Sizes stay as they are. `finds` says how many parts a text finds: what finds none is not said.
 */
export function didYouMean(catalogue: Catalogue, keyword: string, finds: (text: string) => number): string | undefined {
  const index = searchIndex(catalogue);
  const written = plain(keyword.slice(0, LONGEST));
  const simple = index.simplify(written);
  const words = [...new Set(wordsOf(simple))];
  const best = guessesFor(index, words)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_TRIED)
    .map((guess) => guess.words.filter(Boolean).join(' '))
    .find((text) => isTelling(text) && finds(text) > 0);
  return best && simple !== written ? index.traditional(best) : best;
}

function guessesFor(index: SearchIndex, words: readonly string[]): readonly Guess[] {
  const unknown = words.filter((word) => !knowsWord(index, word));
  if (unknown.length > MAX_UNKNOWN) return [];
  const begin: readonly Guess[] = [{ words, cost: 0 }];
  if (unknown.length > 0)
    return unknown.reduce(
      (guesses, word) => guesses.flatMap((guess) => putRight(index, guess, word, unknown.length === 1)),
      begin,
    );
  // Each word is known, and yet nothing has them all: a sign may be wrong, or the part is not made in that colour.
  const mended = words.filter(isChinese).flatMap((word) => putRight(index, { words, cost: 0 }, word, false));
  const colours = words.filter((word) => coloursOf(index, word).isWhole);
  return colours.length === 0
    ? mended
    : [...mended, { words: words.filter((word) => !colours.includes(word)), cost: LEFT_OUT }];
}

function putRight(index: SearchIndex, { words, cost }: Guess, wrong: string, mayLeaveOut: boolean): readonly Guess[] {
  const near = isChinese(wrong) ? nearChinese(index, wrong) : nearLatin(index, wrong);
  const put = (word: string, more: number): Guess => ({
    words: words.map((known) => (known === wrong ? word : known)),
    cost: cost + more,
  });
  return [
    ...near.slice(0, GUESSES).map((guess) => put(guess.word, guess.cost)),
    ...(mayLeaveOut ? [put('', LEFT_OUT)] : []),
  ];
}

/** A text that names something; a small figure alone does not. */
const isTelling = (text: string): boolean => wordsOf(text).some((word) => !IDLE.has(word) && !/^\d{1,2}$/.test(word));
