import { WHOLE_SIZE, type Postings, type SearchIndex } from './search-index.ts';
import { code, isChinese, isSize, swappedSize } from './search-text.ts';

/** How well each mould matches a word, in points; MISSING if it does not. */
export type Fit = Int8Array;
export const MISSING = -100;

/**
 * A whole word scores more than a prefix; a word at the start of the name more than a later one; a word of the category
 * least.
 */
const WHOLE = { head: 12, name: 10, category: -2 };
const PREFIX = { head: 2, name: 0, category: -4 };
/** Chinese has no spaces: 板 in 基础板 counts nearly as much as a whole word. */
const INSIDE = { head: 10, name: 0, category: -4 };
const NUMBER = 12;

/** How well each mould of the index matches one word. */
export function fitOf(index: SearchIndex, word: string): Fit {
  const fit = new Int8Array(index.entries.length).fill(MISSING);
  const raise = (postings: Postings | undefined, points: Readonly<Record<keyof Postings, number>>) => {
    if (!postings) return;
    for (const position of ['category', 'name', 'head'] as const)
      for (const place of postings[position]) fit[place] = Math.max(fit[place] ?? MISSING, points[position]);
  };
  raise(index.words.get(word), WHOLE);
  if (isChinese(word)) {
    for (const known of index.chinese)
      if (known.length > word.length && known.includes(word)) raise(index.words.get(known), INSIDE);
    return fit;
  }
  if (isSize(word)) sizes(index, word, raise);
  else if (/^\d/.test(word)) figures(index, word, raise);
  else
    for (const form of formsOf(word)) {
      raise(index.words.get(form), WHOLE);
      for (const known of wordsStartingWith(index.latin, form)) raise(index.words.get(known), PREFIX);
    }
  for (const place of index.codes.get(code(word)) ?? []) fit[place] = Math.max(fit[place] ?? MISSING, NUMBER);
  return fit;
}

type Raise = (postings: Postings | undefined, points: Readonly<Record<keyof Postings, number>>) => void;

/** A size matches whole, with its sides swapped, or as the start of a longer one: 2x4 for 2x4x3. */
function sizes(index: SearchIndex, word: string, raise: Raise): void {
  const isPrefix = word.endsWith('x');
  if (!isPrefix)
    for (const size of [swappedSize(word), WHOLE_SIZE + word, WHOLE_SIZE + swappedSize(word)])
      raise(index.words.get(size), { head: 11, name: 9, category: -2 });
  for (const beginning of isPrefix ? [word] : [`${word}x`, `${swappedSize(word)}x`])
    for (const known of wordsStartingWith(index.latin, beginning)) raise(index.words.get(known), PREFIX);
}

/** A number is a length as well: 5 for 5L and, for parts one stud wide, for 1x5. */
function figures(index: SearchIndex, word: string, raise: Raise): void {
  const bare = word.replace(/l$/, '');
  raise(index.words.get(bare), WHOLE);
  raise(index.words.get(`${bare}l`), WHOLE);
  raise(index.words.get(`1x${bare}`), { head: 8, name: 8, category: -2 });
}

/** A word and, for a plural, its possible singulars. */
function formsOf(word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word];
  return [
    word,
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ];
}

/** The words of a sorted list that start with a prefix, without the prefix itself. */
export function wordsStartingWith(sorted: readonly string[], beginning: string): readonly string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const first = sorted[low] === beginning ? low + 1 : low;
  const others = sorted.slice(first);
  const end = others.findIndex((word) => !word.startsWith(beginning));
  return end === -1 ? others : others.slice(0, end);
}
