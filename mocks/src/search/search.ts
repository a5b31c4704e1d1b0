import type { Catalogue, Mould } from '../catalogue/catalogue.entity.ts';
import { colourFinder, coloursOf } from './match-colour.ts';
import { byNumber } from './match-number.ts';
import { fitOf, MISSING, type Fit } from './match-word.ts';
import { readQuery, type Asked } from './read-query.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';

/** A found mould, and the colour asked for, when one was. */
export type Found = { mould: Mould; colourId?: number };

/** A word that the colour says fits as well as one that the name says. */
const SAID_BY_COLOUR = 12;
/** Who wants a part without something says so. */
const LACKS = 4;
const WITHOUT: ReadonlySet<string> = new Set(['without', 'no', '无']);
/** A list, its facets and its suggestions ask for the same within moments. */
const REMEMBERED = 16;

const answers = new WeakMap<Catalogue, Map<string, readonly Found[]>>();

/**
 * Moulds that fit a keyword, best first: exact number, element, other numbers, numbers that begin so, then names in any
 * language with every word found in the name, the category or, together, in one colour in which the mould is made. Equals
 * stay in order of popularity.
 */
export function search(catalogue: Catalogue, keyword: string): readonly Found[] {
  const known = answers.get(catalogue) ?? new Map<string, readonly Found[]>();
  answers.set(catalogue, known);
  const found = known.get(keyword) ?? findAll(catalogue, keyword);
  known.delete(keyword);
  known.set(keyword, found);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return found;
}

function findAll(catalogue: Catalogue, keyword: string): readonly Found[] {
  const index = searchIndex(catalogue);
  const { typed, asked } = readQuery(index, keyword);
  const numbered = byNumber(catalogue, index, typed);
  if (asked.length === 0 && numbered.size === 0) return [];
  const colours = asked.map(({ word }) => coloursOf(index, word));
  const fits = asked.map((one, place) => bestFit(index, one, colours[place]?.isWhole ?? false));
  const colourFor = colourFinder(
    index,
    colours.map(({ ids }) => ids),
  );
  const everything = 2 ** asked.length - 1;
  const found: (Found & { score: number })[] = [];
  const asksWithout = asked.some(({ word }) => WITHOUT.has(word));
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
    const isNamed = asked.length > 0 && (missing === 0 || colourId !== undefined);
    if (!number && !isNamed) continue;
    // The plainest name is the one that was meant, unless only a colour was asked for: then the most bought come first.
    const named = isNamed
      ? points +
        ones(missing) * SAID_BY_COLOUR -
        (missing === everything ? 0 : handicap) -
        (isWithout && !asksWithout ? LACKS : 0)
      : 0;
    const shown = number?.colourId ?? colourId;
    found.push({ mould, ...(shown === undefined ? {} : { colourId: shown }), score: (number?.score ?? 0) + named });
  }
  return found.sort((a, b) => b.score - a.score).map(({ score: _, ...rest }) => rest);
}

/** The best of the ways to say one thing. A word that names a colour is not taken for the beginning of another. */
function bestFit(index: SearchIndex, { ways }: Asked, isColour: boolean): Fit {
  const [own, ...others] = ways.map((way) => way.map((word) => fitOf(index, word)).reduce(both));
  if (!own) return new Int8Array(index.entries.length).fill(MISSING);
  if (isColour) for (const [place, points] of own.entries()) if (points < WHOLE_WORD) own[place] = MISSING;
  return others.reduce(either, own);
}

/** A whole word of a name has at least these points. */
const WHOLE_WORD = 10;

const both = (one: Fit, other: Fit): Fit =>
  one.map((points, place) =>
    points === MISSING || other[place] === MISSING ? MISSING : Math.min(points, other[place] ?? MISSING),
  );
const either = (one: Fit, other: Fit): Fit => one.map((points, place) => Math.max(points, other[place] ?? MISSING));
const ones = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
