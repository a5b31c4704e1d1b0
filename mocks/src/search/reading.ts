import type { SearchTerm } from './read-query.ts';

/** A piece of a query: the colours that it may mean, the likeliest first; or a footprint; or else a word. */
export type ReadPiece = { text: string; colours: readonly number[]; size?: string };

/** A question with more answers is none. */
const MAX_COLOURS = 8;
const FOOTPRINT = /^(\d{1,3})x(\d{1,3})$/;

/**
 * How the terms of a query were read. The terms of `inColour` (one bit for each) were matched by a colour, together one
 * piece at the place of the first. Undefined where there is nothing to say: a query of one word that is just a word.
 */
export function piecesOf(
  terms: readonly SearchTerm[],
  inColour: number,
  colours: readonly number[],
): readonly ReadPiece[] | undefined {
  const isColour = (at: number) => (inColour & (1 << at)) !== 0;
  const sizes = terms.filter(({ word }) => FOOTPRINT.test(word));
  const first = terms.findIndex((_, at) => isColour(at));
  const pieces = terms.flatMap((term, at): ReadPiece[] => {
    if (isColour(at) && at !== first) return [];
    if (at === first) return [{ text: colourText(terms, isColour), colours: colours.slice(0, MAX_COLOURS) }];
    return [
      { text: term.text, colours: [], ...(sizes.length === 1 && sizes[0] === term && { size: footprintOf(term) }) },
    ];
  });
  return pieces.length > 1 || pieces.some((piece) => piece.size !== undefined || piece.colours.length > 0)
    ? pieces
    : undefined;
}

const colourText = (terms: readonly SearchTerm[], isColour: (at: number) => boolean): string =>
  terms.flatMap(({ text }, at) => (isColour(at) ? [text] : [])).join(' ');

/** The smaller side first, as in the filter. */
function footprintOf({ word }: SearchTerm): string {
  const [, one = '', other = ''] = FOOTPRINT.exec(word) ?? [];
  return Number(one) <= Number(other) ? `${one}x${other}` : `${other}x${one}`;
}
