import { normalise, type Head, type Vocabulary, type Word } from './vocabulary.ts';

/** A piece of a name: a word of the vocabulary or a measure such as `2x4`, `45°`, `5l`. */
export type Piece = { word: Word } | { measure: string };

export type Parsed = { head: Head; pieces: Piece[]; source: string };

const measure = /^#?[\d½⅓⅔¼¾]+[\d.x½⅓⅔¼¾]*[lh]?°?$/;

/** The longest phrase from a place on that a list has, and where it ends. */
function longestMatch<T>(words: readonly string[], start: number, list: ReadonlyMap<string, T>) {
  for (let end = words.length; end > start; end--) {
    const found = list.get(words.slice(start, end).join(' '));
    if (found !== undefined) return { found, end };
  }
  return undefined;
}

/** Reads a source name as head, measures and modifiers, in their order. Throws if a word of it is in no list. */
export function parseName(name: string, vocabulary: Vocabulary): Parsed {
  const source = normalise(name);
  const words = source.split(' ');
  const opening = longestMatch(words, 0, vocabulary.heads);
  if (!opening) throw new Error(`No head word begins “${name}”.`);
  const head = opening.found;
  const pieces: Piece[] = [];
  for (let at = opening.end; at < words.length;) {
    const modifier = longestMatch(words, at, vocabulary.modifiers);
    const word = words[at] ?? '';
    if (!modifier && !measure.test(word)) throw new Error(`“${word}” of “${name}” is in no word list.`);
    if (modifier?.found.hans !== '-') pieces.push(modifier ? { word: modifier.found } : { measure: word });
    at = modifier?.end ?? at + 1;
  }
  const tidy = withoutImplied(head, withoutLooseJoins(withSlashes(head, pieces), vocabulary));
  if (lastIs(tidy, ['without', 'no'])) throw new Error(`“${name}” does not say without what.`);
  return { head, pieces: tidy, source };
}

const joins = ['with', 'and', 'for'];

const said = (piece: Piece | undefined): string => (piece && 'word' in piece ? piece.word.en.toLowerCase() : '');
const lastIs = (pieces: Piece[], words: string[]): boolean => words.includes(said(pieces.at(-1)));

/** Drops a joining word with nothing after it, and turns an "and" with nothing before it into "with". */
function withoutLooseJoins(pieces: Piece[], vocabulary: Vocabulary): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    if (joins.includes(said(piece)) && lastIs(result, joins)) result.pop();
    const first = !result.some((earlier) => 'word' in earlier);
    const asWith = said(piece) === 'and' && first ? vocabulary.modifiers.get('with') : undefined;
    result.push(asWith ? { word: asWith } : piece);
  }
  while (lastIs(result, joins)) result.pop();
  return result;
}

/** Writes the two arms of a bracket as one measure: `1x2/2x2`. */
function withSlashes(head: Head, pieces: Piece[]): Piece[] {
  const [first, second, ...rest] = pieces;
  if (head.shape !== 'bracket' || !first || !second || !('measure' in first) || !('measure' in second)) return pieces;
  return [{ measure: `${first.measure}/${second.measure}` }, ...rest];
}

/** Modifiers that some head words already imply. */
const IMPLIED: Readonly<Record<string, (head: Head) => boolean>> = {
  'no studs': ({ shape, category }) => shape === 'curve' && category === '501',
  thick: ({ en }) => en === 'Liftarm',
  inverted: ({ shape }) => shape === 'dish',
  mm: ({ category }) => category === '1102',
};

/** Omits what the head word already implies, and the height of low ramps. */
function withoutImplied(head: Head, pieces: Piece[]): Piece[] {
  const isLow = pieces.some((piece) => 'measure' in piece && piece.measure === '30°') || head.shape === 'curve';
  return pieces
    .filter((piece) => !IMPLIED[said(piece)]?.(head))
    .map((piece) =>
      isLow && ['401', '501'].includes(head.category) && 'measure' in piece
        ? { measure: piece.measure.replace(/x⅔$/, '') }
        : piece,
    );
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
