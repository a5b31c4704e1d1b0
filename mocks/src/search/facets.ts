import type { Facets, Finish, Language, productFacets, QueryOf } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { categoryPath, coloursByFrequency, offersOf, stockOf, type ShopOffer } from '../goods/goods.ts';
import { keywordBeside, matchingParts } from './list-parts.ts';
import {
  filtersOffers,
  footprint,
  unmetByOffer,
  readFilter,
  unmetByMould,
  type MouldCriterion,
  type OfferCriterion,
  type PartFilter,
} from './part-filter.ts';
import { priceSteps } from './price-steps.ts';
import type { Found } from './search.ts';
import type { Shop } from '../core/shop.ts';
import { colourSample } from '../goods/describe-goods.ts';

type Facet = MouldCriterion | OfferCriterion;
/**
 * A part that fails at most one criterion. `matching` offers meet all criteria of offers; `nearMisses` has those that
 * fail exactly one, by that criterion.
 */
type Candidate = {
  mould: Mould;
  unmet?: MouldCriterion;
  matching: readonly ShopOffer[];
  nearMisses: Readonly<Partial<Record<OfferCriterion, readonly ShopOffer[]>>>;
  hasNoOffers: boolean;
};

/** The stock levels to filter by: one piece, a handful, a box, a big build. */
const STOCKS = [1, 20, 100, 500, 2000];

/**
 * Counts the parts that each further choice would leave. A facet applies all criteria except its own; chosen values
 * stay in it even if their count is 0.
 */
export function facetsOf(shop: Shop, query: QueryOf<typeof productFacets>, language: Language): Facets {
  const filter = readFilter(shop.catalogue, query);
  // A facet of which the keyword says a value counts without it, as if a filter had chosen it.
  const candidatesBeside = (chosen: Pick<PartFilter, 'colours' | 'sizes'>) =>
    matchingParts(shop, keywordBeside(shop, query.keyword, { ...filter, ...chosen })).flatMap((found) =>
      toCandidate(shop, found, filter),
    );
  const candidates = candidatesBeside({});
  const counted = <T>(
    facet: Facet,
    chosen: Iterable<T>,
    valuesOf: (mould: Mould, offers: readonly ShopOffer[]) => readonly T[],
    of = candidates,
  ) => count(of, facet, chosen, valuesOf);
  const categories = counted<string>('category', [], ({ category }) =>
    categoryPath(shop, category).map(({ id }) => id),
  );
  const colours = counted<number>(
    'colour',
    filter.colours ?? [],
    (_, offers) => offers.map(({ colour }) => colour.id),
    candidatesBeside({ colours: new Set() }),
  );
  const sizes = counted<string>(
    'size',
    filter.sizes ?? [],
    ({ size }) => (size && isWhole(size.width, size.length) ? [footprint(size.width, size.length)] : []),
    candidatesBeside({ sizes: new Set() }),
  );
  const heights = counted<number>('height', filter.heights ?? [], ({ size }) =>
    size && isWhole(size.height) ? [size.height] : [],
  );
  const finishes = counted<Finish>('finish', filter.finishes ?? [], (_, offers) =>
    offers.map(({ colour }) => colour.finish),
  );
  const stocks = counted<number>('stock', STOCKS, (_, offers) => {
    const largest = offers.reduce((best, offer) => Math.max(best, stockOf(shop, offer)), 0);
    return STOCKS.filter((pieces) => pieces <= largest);
  });
  const prices = priceSteps(
    candidates
      .filter((candidate) => countsFor(candidate, 'price'))
      .map((candidate) => offersFor(candidate, 'price').map(({ priceFen }) => priceFen)),
  );
  return {
    total: candidates.filter(({ unmet, matching, hasNoOffers }) => !unmet && (hasNoOffers || matching.length > 0))
      .length,
    categories: shop.catalogue.categories
      .filter(({ id }) => categories.has(id))
      .map(({ id }) => ({ id, count: categories.get(id) ?? 0 })),
    colours: coloursByFrequency(shop)
      .filter(({ id }) => colours.has(id))
      .map((colour) => ({ ...colourSample(colour, language), count: colours.get(colour.id) ?? 0 })),
    sizes: [...sizes]
      .map(([size, parts]) => ({ width: Number(size.split('x')[0]), length: Number(size.split('x')[1]), count: parts }))
      .toSorted((a, b) => a.width - b.width || a.length - b.length),
    heights: [...heights].map(([plates, parts]) => ({ plates, count: parts })).toSorted((a, b) => a.plates - b.plates),
    finishes: [...finishes].map(([finish, parts]) => ({ finish, count: parts })).toSorted((a, b) => b.count - a.count),
    stocks: [...stocks].map(([pieces, parts]) => ({ pieces, count: parts })),
    prices,
  };
}

/** These fields are integers in the contract, and no shopper filters by a height of 1.25 plates. */
const isWhole = (...figures: readonly number[]): boolean => figures.every(Number.isInteger);

function toCandidate(shop: Shop, found: Found, filter: PartFilter): readonly Candidate[] {
  const [unmet, ...more] = unmetByMould(found, filter);
  if (more.length > 0) return [];
  const offers = offersOf(shop, found.mould);
  if (!filtersOffers(filter) && found.colourId === undefined)
    return [{ mould: found.mould, unmet, matching: offers, nearMisses: {}, hasNoOffers: offers.length === 0 }];
  const matching: ShopOffer[] = [];
  const nearMisses: Partial<Record<OfferCriterion, ShopOffer[]>> = {};
  for (const offer of offers) {
    const criterion = unmetByOffer(shop, offer, filter, found.colourId);
    if (criterion === undefined) matching.push(offer);
    else if (criterion !== 'several') (nearMisses[criterion] ??= []).push(offer);
  }
  return [{ mould: found.mould, unmet, matching, nearMisses, hasNoOffers: false }];
}

/** The offers that a facet counts a part by. */
function offersFor({ unmet, matching, nearMisses }: Candidate, facet: Facet): readonly ShopOffer[] {
  if (unmet) return unmet === facet ? matching : [];
  const others = nearMisses[facet as OfferCriterion];
  return others ? [...matching, ...others] : matching;
}

const countsFor = (candidate: Candidate, facet: Facet): boolean =>
  offersFor(candidate, facet).length > 0 || (candidate.hasNoOffers && (!candidate.unmet || candidate.unmet === facet));

/** Counts parts, not offers: a value that several offers of a part share counts once. */
function count<T>(
  candidates: readonly Candidate[],
  facet: Facet,
  chosen: Iterable<T>,
  valuesOf: (mould: Mould, offers: readonly ShopOffer[]) => readonly T[],
): ReadonlyMap<T, number> {
  const counts = new Map<T, number>([...chosen].map((value) => [value, 0]));
  const lastSeenIn = new Map<T, Candidate>();
  for (const candidate of candidates) {
    if (!countsFor(candidate, facet)) continue;
    for (const value of valuesOf(candidate.mould, offersFor(candidate, facet))) {
      if (lastSeenIn.get(value) === candidate) continue;
      lastSeenIn.set(value, candidate);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}
