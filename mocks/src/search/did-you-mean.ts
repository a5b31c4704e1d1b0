import type { Catalogue } from '../catalogue-data/catalogue.entity.ts';
import { coloursOf } from './match-colour.ts';
import { knowsWord, nearChinese, nearLatin, onlyBegins } from './find-near-words.ts';
import { MAX_QUERY_LENGTH } from './read-query.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';
import { isChinese, normalize, wordsOf } from './search-text.ts';
import { STOP_WORDS } from './search-words.ts';

/**
 * The guesses for each unknown word, the unknown words handled, and the guesses tried in total: each one is a search.
 */
const MAX_GUESSES = 3;
const MAX_UNKNOWN = 2;
const MAX_TRIED = 6;
/** Omitting a word is the last resort. */
const OMISSION_COST = 5;

type Guess = { words: readonly string[]; cost: number };

/**
 * The query that was probably meant by one without results: its unknown words are corrected (typos, wrong characters),
 * or one is omitted if no known word is similar. Sizes stay as they are. `finds` returns how many parts a query finds;
 * a correction without results is not suggested.
 */
export function didYouMean(catalogue: Catalogue, keyword: string, finds: (text: string) => number): string | undefined {
  const index = searchIndex(catalogue);
  const written = normalize(keyword.slice(0, MAX_QUERY_LENGTH));
  const simple = index.simplify(written);
  const words = [...new Set(wordsOf(simple))];
  const best = guessesFor(index, words)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_TRIED)
    .map((guess) => guess.words.filter(Boolean).join(' '))
    .find((text) => isMeaningful(text) && finds(text) > 0);
  return best && simple !== written ? index.traditional(best) : best;
}

function guessesFor(index: SearchIndex, words: readonly string[]): readonly Guess[] {
  const unknown = words.filter((word) => !knowsWord(index, word));
  if (unknown.length > MAX_UNKNOWN) return [];
  const correctAll = (wrong: readonly string[], mayOmit: boolean) =>
    wrong.reduce<readonly Guess[]>(
      (guesses, word) => guesses.flatMap((guess) => correctionsOf(index, guess, word, mayOmit)),
      [{ words, cost: 0 }],
    );
  if (unknown.length > 0) {
    // A short slip may begin a word of the shop: “hed” begins “hedgehog”.
    const suspect = [...unknown, ...words.filter((word) => !unknown.includes(word) && onlyBegins(index, word))];
    const corrected = correctAll(unknown, unknown.length === 1);
    return suspect.length > unknown.length && suspect.length <= MAX_UNKNOWN
      ? [...corrected, ...correctAll(suspect, false)]
      : corrected;
  }
  // Every word is known, but no part has all: a character may be wrong, or the part is not made in that colour.
  const corrected = words.filter(isChinese).flatMap((word) => correctionsOf(index, { words, cost: 0 }, word, false));
  const colours = words.filter((word) => coloursOf(index, word).isWhole);
  return colours.length === 0
    ? corrected
    : [...corrected, { words: words.filter((word) => !colours.includes(word)), cost: OMISSION_COST }];
}

function correctionsOf(index: SearchIndex, { words, cost }: Guess, wrong: string, mayOmit: boolean): readonly Guess[] {
  const near = isChinese(wrong) ? nearChinese(index, wrong) : nearLatin(index, wrong);
  const put = (word: string, more: number): Guess => ({
    words: words.map((known) => (known === wrong ? word : known)),
    cost: cost + more,
  });
  return [
    ...near.slice(0, MAX_GUESSES).map((guess) => put(guess.word, guess.cost)),
    ...(mayOmit ? [put('', OMISSION_COST)] : []),
  ];
}

/** Whether a query names something; stop words and one- or two-digit numbers alone do not. */
const isMeaningful = (text: string): boolean =>
  wordsOf(text).some((word) => !STOP_WORDS.has(word) && !/^\d{1,2}$/.test(word));
