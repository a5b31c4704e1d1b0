import type { SearchIndex } from './search-index.ts';
import { code, isChinese, plain, wordsOf } from './search-text.ts';
import { IDLE, MEASURES, SYNONYMS } from './search-words.ts';

/** One thing asked for: the word as typed, and the ways to say it, each of one or more words that must all be there. */
export type Asked = { word: string; ways: readonly (readonly string[])[] };
/** A question as it is understood: the whole as a number, and word by word. */
export type Query = { typed: string; asked: readonly Asked[] };

/** Longer questions than any part has words: the rest is not read, so that pasted texts stay quick. */
const MAX_WORDS = 12;
export const LONGEST = 60;
const LONGEST_SYNONYM = 2;

/** The words of a question, in one form, runs of Chinese cut into words the shop knows. */
function tokensOf(index: SearchIndex, keyword: string): readonly string[] {
  return wordsOf(index.simplify(plain(keyword.slice(0, LONGEST))))
    .flatMap((run) => (isChinese(run) ? cut(run, index.pieces) : [run]))
    .slice(0, MAX_WORDS);
}

export function readQuery(index: SearchIndex, keyword: string): Query {
  const tokens = withoutAmounts(tokensOf(index, keyword));
  const telling = tokens.filter((token) => !IDLE.has(token));
  return { typed: code(keyword.slice(0, LONGEST)), asked: grouped(telling) };
}

/** Cuts a run of Chinese into words the shop knows, longest first: 红色基础板 → 红色, 基础板. What nobody knows stays in one. */
export function cut(run: string, pieces: ReadonlySet<string>): string[] {
  const words: string[] = [];
  let rest = run;
  while (rest !== '') {
    let end = rest.length;
    while (end > 0 && !pieces.has(rest.slice(0, end))) end -= 1;
    if (end === 0) return [...words, rest];
    words.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return words;
}

/** "20 pcs", "20个" and "x20" say how many, not which. */
function withoutAmounts(tokens: readonly string[]): readonly string[] {
  return tokens.filter(
    (token, at) => !/^(x\d+|\d+(pcs|pc))$/.test(token) && !(/^\d+$/.test(token) && MEASURES.has(tokens[at + 1] ?? '')),
  );
}

/** Looks up what the shop says for what was typed, phrases before words. */
function grouped(tokens: readonly string[]): readonly Asked[] {
  const asked: Asked[] = [];
  for (let at = 0; at < tokens.length;) {
    const length =
      Array.from({ length: LONGEST_SYNONYM }, (_, shorter) => LONGEST_SYNONYM - shorter).find(
        (size) => at + size <= tokens.length && Object.hasOwn(SYNONYMS, tokens.slice(at, at + size).join(' ')),
      ) ?? 1;
    const own = tokens.slice(at, at + length);
    const word = own.join(' ');
    asked.push({ word, ways: [own, ...synonymsOf(word)] });
    at += length;
  }
  return asked;
}

function synonymsOf(word: string): readonly (readonly string[])[] {
  const teeth = /^(\d+)t$/.exec(word)?.[1];
  if (teeth) return [[teeth, 'tooth']];
  return Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? '').split('|').map((way) => way.split(' ')) : [];
}
