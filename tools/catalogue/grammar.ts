import { heads, modifiers, normalise, type Head, type Word } from './vocabulary.ts';

/** A piece of a name: a word of the vocabulary or a measure such as `2x4`, `45°`, `5l`. */
export type Piece = { word: Word } | { measure: string };

export type Parsed = { head: Head; pieces: Piece[]; source: string };

const measure = /^#?[\d½⅓⅔¼¾]+[\d.x/½⅓⅔¼¾]*[lh]?°?$/;

/** The longest phrase from a place on that a list has, and where it ends. */
function longestMatch<T>(words: readonly string[], start: number, list: ReadonlyMap<string, T>) {
  for (let end = words.length; end > start; end--) {
    const found = list.get(words.slice(start, end).join(' '));
    if (found !== undefined) return { found, end };
  }
  return undefined;
}

/** Reads a source name as head, measures and modifiers, in their order. Throws if a word of it is in no list. */
export function parseName(name: string): Parsed {
  const source = normalise(name);
  const words = source.split(' ');
  const opening = longestMatch(words, 0, heads);
  if (!opening) throw new Error(`No head word begins “${name}”.`);
  const head = opening.found;
  const pieces: Piece[] = [];
  for (let at = opening.end; at < words.length;) {
    const modifier = longestMatch(words, at, modifiers);
    const word = words[at] ?? '';
    if (!modifier && !measure.test(word)) throw new Error(`“${word}” of “${name}” is in no word list.`);
    if (modifier?.found.hans !== '-') pieces.push(modifier ? { word: modifier.found } : { measure: word });
    at = modifier?.end ?? at + 1;
  }
  const tidy = withoutLooseJoins(pieces);
  if (lastIs(tidy, ['without', 'no'])) throw new Error(`“${name}” does not say without what.`);
  return { head, pieces: tidy, source };
}

const joins = ['with', 'and', 'for'];

const said = (piece: Piece | undefined): string => (piece && 'word' in piece ? piece.word.en.toLowerCase() : '');
const lastIs = (pieces: Piece[], words: string[]): boolean => words.includes(said(pieces.at(-1)));

/** Drops a joining word with nothing after it, and turns an "and" with nothing before it into "with". */
function withoutLooseJoins(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    if (joins.includes(said(piece)) && lastIs(result, joins)) result.pop();
    const first = !result.some((earlier) => 'word' in earlier);
    const asWith = said(piece) === 'and' && first ? modifiers.get('with') : undefined;
    result.push(asWith ? { word: asWith } : piece);
  }
  while (lastIs(result, joins)) result.pop();
  return result;
}

/** The measures of a name in studs (`2x4x1⅔` gives [2, 4, 5/3]); the first such group, or none. */
export function dimensions(pieces: Piece[]): number[] {
  for (const piece of pieces)
    if ('measure' in piece && piece.measure.includes('x'))
      return (piece.measure.split('/')[0] ?? '').split('x').map(toNumber);
  return [];
}

const parts: Record<string, number> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 };

/** Reads `1⅔`, `2.5` or `4` as a number. */
export function toNumber(text: string): number {
  const sign = text.at(-1) ?? '';
  const part = parts[sign];
  return part === undefined ? Number(text) : Number(text.slice(0, -1) || 0) + part;
}
