import type { Facets, Finish, productFacets, QueryOf } from '@shop/contracts';
import type { Language, Mould } from '../catalogue/catalogue.entity.ts';
import { colourSample } from '../catalogue/describe-product.ts';
import { categoryTrail, coloursByCommonness, offered, stockOf, type Offered } from '../catalogue/goods.ts';
import { answering } from './list-parts.ts';
import {
  asksOfOffers,
  footprint,
  lackOf,
  readFilter,
  unmetByMould,
  type MouldWish,
  type OfferWish,
  type Wanted,
} from './part-filter.ts';
import { priceSteps } from './price-steps.ts';
import type { Found } from './search.ts';
import type { Shop } from '../shop/state.ts';

type Facet = MouldWish | OfferWish;
/** A part that lacks one wish at most. `fitting` offers meet all wishes about offers; `but` has those that lack just one, by that one. */
type Candidate = {
  mould: Mould;
  lacks?: MouldWish;
  fitting: readonly Offered[];
  but: Readonly<Partial<Record<OfferWish, readonly Offered[]>>>;
  isBare: boolean;
};

/** How many pieces shoppers ask for: one, a handful, a box, a big build. */
const STOCKS = [1, 20, 100, 500, 2000];

/** Counts what each further choice would leave. A facet counts by all other wishes but its own; what is chosen stays in it, be it with none. */
export function facetsOf(shop: Shop, ask: QueryOf<typeof productFacets>, language: Language): Facets {
  const wanted = readFilter(shop.catalogue, ask);
  const candidates = answering(shop, ask.keyword).flatMap((found) => toCandidate(shop, found, wanted));
  const counted = <T>(
    facet: Facet,
    chosen: Iterable<T>,
    valuesOf: (mould: Mould, offers: readonly Offered[]) => readonly T[],
  ) => count(candidates, facet, chosen, valuesOf);
  const categories = counted<string>('category', [], ({ category }) =>
    categoryTrail(shop, category).map(({ id }) => id),
  );
  const colours = counted<number>('colour', wanted.colours ?? [], (_, offers) => offers.map(({ colour }) => colour.id));
  const sizes = counted<string>('size', wanted.sizes ?? [], ({ size }) =>
    size && isWhole(size.width, size.length) ? [footprint(size.width, size.length)] : [],
  );
  const heights = counted<number>('height', wanted.heights ?? [], ({ size }) =>
    size && isWhole(size.height) ? [size.height] : [],
  );
  const finishes = counted<Finish>('finish', wanted.finishes ?? [], (_, offers) =>
    offers.map(({ colour }) => colour.finish),
  );
  const stocks = counted<number>('stock', STOCKS, (_, offers) => {
    const most = offers.reduce((best, offer) => Math.max(best, stockOf(shop, offer)), 0);
    return STOCKS.filter((pieces) => pieces <= most);
  });
  const prices = priceSteps(
    candidates
      .filter((candidate) => countsFor(candidate, 'price'))
      .map((candidate) => offersFor(candidate, 'price').map(({ priceFen }) => priceFen)),
  );
  return {
    total: candidates.filter(({ lacks, fitting, isBare }) => !lacks && (isBare || fitting.length > 0)).length,
    categories: shop.catalogue.categories
      .filter(({ id }) => categories.has(id))
      .map(({ id }) => ({ id, count: categories.get(id) ?? 0 })),
    colours: coloursByCommonness(shop)
      .filter(({ id }) => colours.has(id))
      .map((colour) => ({ ...colourSample(colour, language), count: colours.get(colour.id) ?? 0 })),
    sizes: [...sizes]
      .map(([size, parts]) => ({ width: Number(size.split('x')[0]), length: Number(size.split('x')[1]), count: parts }))
      .toSorted((a, b) => a.width - b.width || a.length - b.length),
    heights: [...heights].map(([plates, parts]) => ({ plates, count: parts })).toSorted((a, b) => a.plates - b.plates),
    finishes: [...finishes].map(([finish, parts]) => ({ finish, count: parts })).toSorted((a, b) => b.count - a.count),
    stocks: [...stocks].map(([pieces, parts]) => ({ pieces, count: parts })),
    ...(prices ? { prices } : {}),
  };
}

/** Wires carry whole numbers in these columns, and nobody looks for a part 1.25 plates high by it. */
const isWhole = (...figures: readonly number[]): boolean => figures.every(Number.isInteger);

function toCandidate(shop: Shop, found: Found, wanted: Wanted): readonly Candidate[] {
  const [lacks, ...more] = unmetByMould(found, wanted);
  if (more.length > 0) return [];
  const offers = offered(shop, found.mould);
  if (!asksOfOffers(wanted) && found.colourId === undefined)
    return [{ mould: found.mould, ...(lacks ? { lacks } : {}), fitting: offers, but: {}, isBare: offers.length === 0 }];
  const fitting: Offered[] = [];
  const but: Partial<Record<OfferWish, Offered[]>> = {};
  for (const offer of offers) {
    const lack = lackOf(shop, offer, wanted, found.colourId);
    if (lack === undefined) fitting.push(offer);
    else if (lack !== 'several') (but[lack] ??= []).push(offer);
  }
  return [{ mould: found.mould, ...(lacks ? { lacks } : {}), fitting, but, isBare: false }];
}

/** The offers by which a part counts for a facet. */
function offersFor({ lacks, fitting, but }: Candidate, facet: Facet): readonly Offered[] {
  if (lacks) return lacks === facet ? fitting : [];
  const others = but[facet as OfferWish];
  return others ? [...fitting, ...others] : fitting;
}

const countsFor = (candidate: Candidate, facet: Facet): boolean =>
  offersFor(candidate, facet).length > 0 || (candidate.isBare && (!candidate.lacks || candidate.lacks === facet));

/** Counts parts, not offers: a value that several offers of a part have counts once. */
function count<T>(
  candidates: readonly Candidate[],
  facet: Facet,
  chosen: Iterable<T>,
  valuesOf: (mould: Mould, offers: readonly Offered[]) => readonly T[],
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
