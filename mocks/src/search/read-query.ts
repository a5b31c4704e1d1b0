import { colourPhrases, type ColourPhrase } from './colour-phrases.ts';
import type { SearchIndex } from './search-index.ts';
import { code, isChinese, normalize, wordsOf } from './search-text.ts';
import { STOP_WORDS, PIECE_UNITS, SYNONYMS } from './search-words.ts';

/**
 * One term of a query: the word in the shop's characters and as typed, and its alternatives, each of one or more words
 * that must all match. `colours` has the colours of which it is the name, the likeliest first.
 */
export type SearchTerm = {
  word: string;
  text: string;
  alternatives: readonly (readonly string[])[];
  colours?: readonly number[];
};
/** A parsed query: the whole as a part number, and its terms. */
export type Query = { typed: string; terms: readonly SearchTerm[] };

/** Limits of a query in terms and in characters: the rest is ignored, so that pasted texts stay fast. */
const MAX_TERMS = 12;
export const MAX_QUERY_LENGTH = 60;

/** A word in the shop's characters and as typed. */
type Token = { word: string; text: string };

/** The normalized words of a query, Chinese runs segmented into words of the shop. */
function tokensOf(index: SearchIndex, keyword: string): readonly Token[] {
  // Simplified and traditional text have the same length.
  return wordsOf(normalize(keyword.slice(0, MAX_QUERY_LENGTH)))
    .flatMap((run) => {
      if (!isChinese(run)) return [{ word: run, text: run }];
      let end = 0;
      return segment(index.simplify(run), index.fragments).map((word) => ({
        word,
        text: run.slice(end, (end += word.length)),
      }));
    })
    .slice(0, MAX_TERMS);
}

export function readQuery(index: SearchIndex, keyword: string): Query {
  const tokens = withoutAmounts(tokensOf(index, keyword)).filter(({ word }) => !STOP_WORDS.has(word));
  const phrases = colourPhrases(
    index,
    tokens.map(({ word }) => word),
  );
  return { typed: code(keyword.slice(0, MAX_QUERY_LENGTH)), terms: grouped(tokens, phrases) };
}

/** Segments a Chinese run into words of the shop, longest first: 红色基础板 → 红色, 基础板. An unknown rest stays whole. */
export function segment(run: string, fragments: ReadonlySet<string>): string[] {
  const words: string[] = [];
  let rest = run;
  while (rest !== '') {
    let end = rest.length;
    while (end > 0 && !fragments.has(rest.slice(0, end))) end -= 1;
    if (end === 0) return [...words, rest];
    words.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return words;
}

/** "20 pcs", "20个" and "x20" are quantities, not part names. */
function withoutAmounts(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !/^(x\d+|\d+(pcs|pc))$/.test(word) && !(/^\d+$/.test(word) && PIECE_UNITS.has(tokens[at + 1]?.word ?? '')),
  );
}

/** Groups the words into terms: names of colours, phrases with a synonym, and single words with theirs. */
function grouped(tokens: readonly Token[], phrases: readonly ColourPhrase[]): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phrases.find(({ places }) => places.includes(at));
    if (phrase && phrase.places[0] !== at) {
      at += 1;
      continue;
    }
    const places = phrase?.places ?? placesOfSynonym(tokens, at, phrases);
    const own = places.flatMap((place) => tokens[place] ?? []);
    const words = own.map(({ word }) => word);
    terms.push({
      word: words.join(' '),
      text: joined(own.map(({ text }) => text)),
      alternatives: [words, ...synonymsOf(words.join(' '))],
      ...(phrase && { colours: phrase.ids }),
    });
    at += phrase ? 1 : places.length;
  }
  return terms;
}

/** The place of a word, with the next one if both together have a synonym. */
function placesOfSynonym(tokens: readonly Token[], at: number, phrases: readonly ColourPhrase[]): readonly number[] {
  const isFree = (place: number) => place < tokens.length && !phrases.some(({ places }) => places.includes(place));
  const pair = `${tokens[at]?.word} ${tokens[at + 1]?.word}`;
  return isFree(at + 1) && Object.hasOwn(SYNONYMS, pair) ? [at, at + 1] : [at];
}

/** Words as one text: Chinese ones without a space. */
const joined = (texts: readonly string[]): string => texts.join(texts.every(isChinese) ? '' : ' ');

function synonymsOf(word: string): readonly (readonly string[])[] {
  const teeth = /^(\d+)t$/.exec(word)?.[1];
  if (teeth) return [[teeth, 'tooth']];
  return Object.hasOwn(SYNONYMS, word)
    ? (SYNONYMS[word] ?? '').split('|').map((alternative) => alternative.split(' '))
    : [];
}
