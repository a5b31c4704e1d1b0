import type { Catalogue, Mould } from '../catalogue-data/catalogue.entity.ts';
import { colourFinder, coloursOf, coloursSaying } from './match-colour.ts';
import { matchNumber } from './match-number.ts';
import { fitOf, MISSING, type Fit } from './match-word.ts';
import { readQuery, type SearchTerm } from './read-query.ts';
import { piecesOf, type ReadPiece } from './reading.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';
import { isChinese } from './search-text.ts';

/** A found mould, and the colour named in the query, if any. */
export type Found = { mould: Mould; colourId?: number };

/** A word that matches the colour scores as much as one that matches the name. */
const COLOUR_POINTS = 12;
/** Penalty of parts "without" a feature, unless the query contains one of these words. */
const WITHOUT_PENALTY = 4;
const WITHOUT: ReadonlySet<string> = new Set(['without', 'no', '无']);
/** The list, its facets and its suggestions search for the same query within moments. */
const MAX_CACHED = 16;

/** What a keyword finds, and how it was read; undefined where nothing is found or it is not more than one word. */
type Result = { found: readonly Found[]; reading?: readonly ReadPiece[] };

const cache = new WeakMap<Catalogue, Map<string, Result>>();

/**
 * Moulds that match a keyword, best first: exact number, element, other numbers, number prefixes, then names in any
 * language with every word found in the name, the category or, together, in one colour in which the mould is made.
 * Equal matches are sorted by popularity.
 */
export const search = (catalogue: Catalogue, keyword: string): readonly Found[] => resultOf(catalogue, keyword).found;

/** How a keyword was read, in its order: colours, footprints and words. */
export const readingOf = (catalogue: Catalogue, keyword: string): readonly ReadPiece[] | undefined =>
  resultOf(catalogue, keyword).reading;

function resultOf(catalogue: Catalogue, keyword: string): Result {
  const known = cache.get(catalogue) ?? new Map<string, Result>();
  cache.set(catalogue, known);
  const result = known.get(keyword) ?? findAll(catalogue, keyword);
  known.delete(keyword);
  known.set(keyword, result);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
  return result;
}

function findAll(catalogue: Catalogue, keyword: string): Result {
  const index = searchIndex(catalogue);
  const { typed, terms } = readQuery(index, keyword);
  const numbered = matchNumber(catalogue, index, typed);
  if (terms.length === 0 && numbered.size === 0) return { found: [] };
  const colours = terms.map(({ word, colours: named }) =>
    named ? { ids: new Set(named), isWhole: true } : coloursOf(index, word),
  );
  const fits = terms.map((one, place) => bestFit(index, one, colours[place]?.isWhole ?? false));
  const colourWords = {
    ofWord: colours.map(({ ids }) => ids),
    named: terms.flatMap((term) => term.colours ?? []),
    isInChinese: isChinese(keyword),
  };
  const colourFor = colourFinder(index, colourWords);
  const everything = 2 ** terms.length - 1;
  const found: (Found & { score: number; missing: number })[] = [];
  const asksWithout = terms.some(({ word }) => WITHOUT.has(word));
  for (const [place, { mould, handicap, isWithout }] of index.entries.entries()) {
    const number = numbered.get(place);
    let missing = 0;
    let points = 0;
    for (const [bit, fit] of fits.entries()) {
      const own = fit[place] ?? MISSING;
      if (own === MISSING || isMadeIn(mould, terms[bit]?.colours)) missing |= 1 << bit;
      else points += own;
    }
    const colourId = missing === 0 ? undefined : colourFor(missing, mould);
    const isNameMatch = terms.length > 0 && (missing === 0 || colourId !== undefined);
    if (!number && !isNameMatch) continue;
    // The shortest name is the best match, unless the query is only a colour: then the most popular parts come first.
    const nameScore = isNameMatch
      ? points +
        bitCount(missing) * COLOUR_POINTS -
        (missing === everything ? 0 : handicap) -
        (isWithout && !asksWithout ? WITHOUT_PENALTY : 0)
      : 0;
    found.push({ mould, colourId: number?.colourId ?? colourId, score: (number?.score ?? 0) + nameScore, missing });
  }
  found.sort((a, b) => b.score - a.score);
  const [best] = found;
  const inColour = best?.colourId === undefined ? 0 : best.missing;
  return {
    found: found.map(({ score: _, missing: __, ...rest }) => rest),
    reading:
      best &&
      piecesOf(terms, inColour, inColour ? coloursMade(found, coloursSaying(index, colourWords, inColour)) : []),
  };
}

/** Of colours, the likeliest, and the others in which a found part is made: no others can be asked about. */
const coloursMade = (found: readonly Found[], ids: readonly number[]): readonly number[] =>
  ids.filter((id, at) => at === 0 || found.some(({ mould }) => isMadeIn(mould, [id])));

/** Whether a mould is made in a colour that the query names: then its name need not say the colour. */
const isMadeIn = (mould: Mould, ids: readonly number[] | undefined): boolean =>
  ids !== undefined && mould.colours.some(({ colour }) => ids.includes(colour.id));

/** The best match among the alternatives of a term. A word that names a colour is not read as the prefix of another. */
function bestFit(index: SearchIndex, { alternatives }: SearchTerm, isColour: boolean): Fit {
  const [own, ...others] = alternatives.map((alternative) =>
    alternative.map((word) => fitOf(index, word)).reduce(lowerOf),
  );
  if (!own) return new Int8Array(index.entries.length).fill(MISSING);
  if (isColour) for (const [place, points] of own.entries()) if (points < WHOLE_WORD) own[place] = MISSING;
  return others.reduce(higherOf, own);
}

/** The minimum score of a whole word of a name. */
const WHOLE_WORD = 10;

const lowerOf = (one: Fit, other: Fit): Fit =>
  one.map((points, place) =>
    points === MISSING || other[place] === MISSING ? MISSING : Math.min(points, other[place] ?? MISSING),
  );
const higherOf = (one: Fit, other: Fit): Fit => one.map((points, place) => Math.max(points, other[place] ?? MISSING));
const bitCount = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
