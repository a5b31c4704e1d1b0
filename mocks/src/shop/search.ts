import type { Catalogue, Mould } from '../catalogue/catalogue.entity.ts';
import { searchIndex, type Entry, type SearchColour, type SearchIndex } from './search-index.ts';
import { code, isChinese, turned, words } from './search-text.ts';

/** A found mould, and the colour asked for, when one was. */
export type Found = { mould: Mould; colourId?: number };

/** How one asked word is looked for in names, and when it counts for more. */
type Asked = { word: string; isIn(entry: Entry): boolean; fitsWell(entry: Entry): boolean };

/** Latin words match from their beginning, sizes whole or as the beginning of a longer size, numbers whole, Chinese anywhere. */
function toAsked(word: string): Asked {
  if (isChinese(word)) return { word, isIn: ({ text }) => text.includes(word), fitsWell: ({ heads }) => heads.includes(word) };
  const whole = ` ${word} `;
  const fitsWell = ({ text }: Entry) => text.includes(whole);
  const other = turned(word);
  if (other) {
    const shapes = [whole, ` ${other} `, ` ${word}x`, ` ${other}x`];
    return { word, isIn: ({ text }) => shapes.some((shape) => text.includes(shape)), fitsWell };
  }
  const beginning = /^\d/.test(word) ? whole : ` ${word}`;
  return { word, isIn: ({ text, codes }) => text.includes(beginning) || codes.includes(word), fitsWell };
}

/** Colour words match whole; Chinese ones with or without 色. */
const isColourWord = (text: string, word: string): boolean =>
  isChinese(word) ? text.includes(word) || (word.length > 1 && word.endsWith('色') && text.includes(word.slice(0, -1))) : text.includes(` ${word} `);

/** Cuts a run of Chinese into words the shop knows, longest first: 红色基础板 → 红色, 基础板. */
function cut(run: string, index: SearchIndex): string[] {
  if (!isChinese(run)) return [run];
  const knows = (word: string) => index.colours.some(({ text }) => isColourWord(text, word)) || index.entries.some(({ text }) => text.includes(word));
  for (let end = run.length; end > 0; end -= 1) {
    const head = run.slice(0, end);
    if (knows(head)) return end === run.length ? [run] : [head, ...cut(run.slice(end), index)];
  }
  return [run];
}

const EXACT = 1000;
const ALIAS = 900;
const BEGINS = 500;
const WORD = 10;
/** Longer questions than any part has words: the rest is not read, so that pasted texts stay quick. */
const MOST_WORDS = 12;
const LONGEST = 60;

/** How well a number fits what was typed; 0 when it does not. */
function codeScore(codes: readonly string[], typed: string): number {
  const [number = ''] = codes;
  if (typed.length < 2) return 0;
  if (number === typed) return EXACT;
  if (codes.includes(typed)) return ALIAS;
  // A GDS number with a colour code behind it, e.g. GDS-511-080.
  if (/^gds.+\d{3}$/.test(typed) && codes.includes(typed.slice(0, -3))) return ALIAS;
  return typed.length >= 3 && number.startsWith(typed) ? BEGINS : 0;
}

/**
 * Moulds that fit a keyword, best first: exact number, other numbers, numbers that begin so, then names in any language
 * with every word found in the name or, together, in one colour in which the mould is made. Equals stay in order of popularity.
 */
export function search(catalogue: Catalogue, keyword: string): readonly Found[] {
  const index = searchIndex(catalogue);
  const typed = code(keyword.slice(0, LONGEST));
  const asked = words(keyword.slice(0, LONGEST))
    .flatMap((run) => cut(run, index))
    .slice(0, MOST_WORDS)
    .map(toAsked);
  if (asked.length === 0) return [];
  const colourFor = rememberedColours(index.colours, asked);
  const everything = 2 ** asked.length - 1;
  const found: (Found & { score: number })[] = [];
  for (const entry of index.entries) {
    const byCode = codeScore(entry.codes, typed);
    let missing = 0;
    let fitting = 0;
    for (const [place, { isIn, fitsWell }] of asked.entries()) {
      if (!isIn(entry)) missing |= 1 << place;
      else if (fitsWell(entry)) fitting += 1;
    }
    const colourId = missing === 0 ? undefined : colourFor(missing, entry.mould);
    const isNamed = missing === 0 || colourId !== undefined;
    if (byCode === 0 && !isNamed) continue;
    // A word that the colour says fits as well as one that the name says.
    const wellFitting = isNamed ? fitting + ones(missing) : 0;
    // The plainest name is the one that was meant, unless only a colour was asked for.
    const extras = missing === everything ? 0 : entry.nameLength;
    found.push({ mould: entry.mould, ...(colourId === undefined ? {} : { colourId }), score: byCode + wellFitting * WORD - extras });
  }
  return found.sort((a, b) => b.score - a.score).map(({ score: _, ...rest }) => rest);
}

const ones = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Finds, for the words that a name lacks (a bit each), the one colour that says them all and in which the mould is made. */
function rememberedColours(colours: readonly SearchColour[], asked: readonly Asked[]) {
  const known = new Map<number, readonly number[]>();
  const saying = (missing: number) =>
    colours
      .filter(({ text }) => asked.every(({ word }, place) => (missing & (1 << place)) === 0 || isColourWord(text, word)))
      // The colour with the fewest further words is the one that was meant: "red" is Red before Dark Red.
      .toSorted((a, b) => a.text.length - b.text.length)
      .map(({ id }) => id);
  return (missing: number, mould: Mould): number | undefined => {
    const ids = known.get(missing) ?? saying(missing);
    known.set(missing, ids);
    return ids.find((id) => mould.colours.some(({ colour }) => colour.id === id));
  };
}
