import type { SearchIndex } from './search-index.ts';
import { code, isChinese, normalize, wordsOf } from './search-text.ts';
import { STOP_WORDS, PIECE_UNITS, SYNONYMS } from './search-words.ts';

/** One term of a query: the word as typed, and its alternatives, each of one or more words that must all match. */
export type SearchTerm = { word: string; alternatives: readonly (readonly string[])[] };
/** A parsed query: the whole as a part number, and its terms. */
export type Query = { typed: string; terms: readonly SearchTerm[] };

/** Limits of a query in terms and in characters: the rest is ignored, so that pasted texts stay fast. */
const MAX_TERMS = 12;
export const MAX_QUERY_LENGTH = 60;
const LONGEST_SYNONYM = 2;

/** The normalized words of a query, Chinese runs segmented into words of the shop. */
function tokensOf(index: SearchIndex, keyword: string): readonly string[] {
  return wordsOf(index.simplify(normalize(keyword.slice(0, MAX_QUERY_LENGTH))))
    .flatMap((run) => (isChinese(run) ? segment(run, index.fragments) : [run]))
    .slice(0, MAX_TERMS);
}

export function readQuery(index: SearchIndex, keyword: string): Query {
  const tokens = withoutAmounts(tokensOf(index, keyword));
  const meaningful = tokens.filter((token) => !STOP_WORDS.has(token));
  return { typed: code(keyword.slice(0, MAX_QUERY_LENGTH)), terms: grouped(meaningful) };
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
function withoutAmounts(tokens: readonly string[]): readonly string[] {
  return tokens.filter(
    (token, at) =>
      !/^(x\d+|\d+(pcs|pc))$/.test(token) && !(/^\d+$/.test(token) && PIECE_UNITS.has(tokens[at + 1] ?? '')),
  );
}

/** Groups the words into terms with their synonyms, phrases before single words. */
function grouped(tokens: readonly string[]): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const length =
      Array.from({ length: LONGEST_SYNONYM }, (_, shorter) => LONGEST_SYNONYM - shorter).find(
        (size) => at + size <= tokens.length && Object.hasOwn(SYNONYMS, tokens.slice(at, at + size).join(' ')),
      ) ?? 1;
    const own = tokens.slice(at, at + length);
    const word = own.join(' ');
    terms.push({ word, alternatives: [own, ...synonymsOf(word)] });
    at += length;
  }
  return terms;
}

function synonymsOf(word: string): readonly (readonly string[])[] {
  const teeth = /^(\d+)t$/.exec(word)?.[1];
  if (teeth) return [[teeth, 'tooth']];
  return Object.hasOwn(SYNONYMS, word)
    ? (SYNONYMS[word] ?? '').split('|').map((alternative) => alternative.split(' '))
    : [];
}
