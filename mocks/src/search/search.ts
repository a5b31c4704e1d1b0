import type { Catalogue, Mould } from '../catalogue-data/catalogue.entity.ts';
import { colourFinder, coloursOf } from './match-colour.ts';
import { matchNumber } from './match-number.ts';
import { fitOf, MISSING, type Fit } from './match-word.ts';
import { readQuery, type SearchTerm } from './read-query.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';

/** A found mould, and the colour named in the query, if any. */
export type Found = { mould: Mould; colourId?: number };

/** A word that matches the colour scores as much as one that matches the name. */
const COLOUR_POINTS = 12;
/** Penalty of parts "without" a feature, unless the query contains one of these words. */
const WITHOUT_PENALTY = 4;
const WITHOUT: ReadonlySet<string> = new Set(['without', 'no', '无']);
/** The list, its facets and its suggestions search for the same query within moments. */
const MAX_CACHED = 16;

const cache = new WeakMap<Catalogue, Map<string, readonly Found[]>>();

/**
 * Moulds that match a keyword, best first: exact number, element, other numbers, number prefixes, then names in any
 * language with every word found in the name, the category or, together, in one colour in which the mould is made.
 * Equal matches are sorted by popularity.
 */
export function search(catalogue: Catalogue, keyword: string): readonly Found[] {
  const known = cache.get(catalogue) ?? new Map<string, readonly Found[]>();
  cache.set(catalogue, known);
  const found = known.get(keyword) ?? findAll(catalogue, keyword);
  known.delete(keyword);
  known.set(keyword, found);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
  return found;
}

function findAll(catalogue: Catalogue, keyword: string): readonly Found[] {
  const index = searchIndex(catalogue);
  const { typed, terms } = readQuery(index, keyword);
  const numbered = matchNumber(catalogue, index, typed);
  if (terms.length === 0 && numbered.size === 0) return [];
  const colours = terms.map(({ word }) => coloursOf(index, word));
  const fits = terms.map((one, place) => bestFit(index, one, colours[place]?.isWhole ?? false));
  const colourFor = colourFinder(
    index,
    colours.map(({ ids }) => ids),
  );
  const everything = 2 ** terms.length - 1;
  const found: (Found & { score: number })[] = [];
  const asksWithout = terms.some(({ word }) => WITHOUT.has(word));
  for (const [place, { mould, handicap, isWithout }] of index.entries.entries()) {
    const number = numbered.get(place);
    let missing = 0;
    let points = 0;
    for (const [bit, fit] of fits.entries()) {
      const own = fit[place] ?? MISSING;
      if (own === MISSING) missing |= 1 << bit;
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
    found.push({ mould, colourId: number?.colourId ?? colourId, score: (number?.score ?? 0) + nameScore });
  }
  return found.sort((a, b) => b.score - a.score).map(({ score: _, ...rest }) => rest);
}

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
