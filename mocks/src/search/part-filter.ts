import type { Fen, Finish, productFacets, QueryOf } from '@shop/contracts';
import type { Catalogue } from '../catalogue-data/catalogue.entity.ts';
import { stockOf, type ShopOffer } from '../goods/goods.ts';
import type { Shop } from '../core/shop.ts';

/** The criteria of a query. An absent criterion is not applied; several values mean "any of these". */
export type PartFilter = {
  categories?: ReadonlySet<string>;
  colours?: ReadonlySet<number>;
  sizes?: ReadonlySet<string>;
  heights?: ReadonlySet<number>;
  finishes?: ReadonlySet<Finish>;
  stock?: number;
  priceFrom?: Fen;
  priceTo?: Fen;
};

type FacetQuery = QueryOf<typeof productFacets>;

/** Reads a filter. Unknown values are ignored, so that an outdated or damaged URL still shows parts. */
export function readFilter(catalogue: Catalogue, query: FacetQuery): PartFilter {
  const { colours, finishes } = knownValues(catalogue);
  return {
    categories: filteredCategories(catalogue, query),
    colours: anyOf(query.color, (value) => (colours.has(value) ? Number(value) : undefined)),
    sizes: anyOf(query.size, readSize),
    heights: anyOf(query.height, (value) => (/^\d+$/.test(value) ? Number(value) : undefined)),
    finishes: anyOf(query.finish, (value) => [...finishes].find((finish) => finish === value)),
    stock: query.stock && query.stock > 0 ? query.stock : undefined,
    priceFrom: query.price_from,
    priceTo: query.price_to,
  };
}

function knownValues({ colours }: Catalogue) {
  return {
    colours: new Set(colours.map(({ id }) => String(id))),
    finishes: new Set(colours.map(({ finish }) => finish)),
  };
}

function anyOf<T>(text: string | undefined, read: (value: string) => T | undefined): ReadonlySet<T> | undefined {
  const values = (text ?? '')
    .split(',')
    .map((value) => read(value.trim()))
    .filter((value) => value !== undefined);
  return values.length > 0 ? new Set(values) : undefined;
}

/** `4x2` is the same footprint as `2x4`. */
function readSize(value: string): string | undefined {
  const [, one, other] = /^(\d{1,3})x(\d{1,3})$/i.exec(value) ?? [];
  return one && other ? footprint(Number(one), Number(other)) : undefined;
}

/** A footprint in studs as written in queries, the smaller side first. */
export const footprint = (one: number, other: number): string => `${Math.min(one, other)}x${Math.max(one, other)}`;

/** The categories to show; absent for all. 0 and '' mean no category is given. */
function filteredCategories({ categories }: Catalogue, { cid, sid }: FacetQuery): ReadonlySet<string> | undefined {
  const isGiven = (id: string | undefined) => id !== undefined && id !== '' && id !== '0';
  if (isGiven(sid)) return new Set([sid ?? '']);
  if (!isGiven(cid)) return undefined;
  const given = new Set(cid?.split(','));
  return new Set(
    categories.filter(({ id, parent }) => given.has(id) || (parent && given.has(parent))).map(({ id }) => id),
  );
}

/** Criteria that a single offer has to meet together: red, below 0.50, with 100 in stock. */
const OFFER_CRITERIA = ['colour', 'finish', 'stock', 'price'] as const;
export type OfferCriterion = (typeof OFFER_CRITERIA)[number];

export const filtersOffers = ({ colours, finishes, stock, priceFrom, priceTo }: PartFilter): boolean =>
  (colours ?? finishes ?? stock ?? priceFrom ?? priceTo) !== undefined;

/**
 * The criterion that an offer does not meet, or "several"; absent if it meets all. `searchColourId` is the colour named
 * in the search, which applies if the filter has no colours.
 */
export function unmetByOffer(
  shop: Shop,
  offer: ShopOffer,
  filter: PartFilter,
  searchColourId: number | undefined,
): OfferCriterion | 'several' | undefined {
  let unmet: OfferCriterion | undefined;
  for (const criterion of OFFER_CRITERIA) {
    if (MEETS[criterion](shop, offer, filter, searchColourId)) continue;
    if (unmet) return 'several';
    unmet = criterion;
  }
  return unmet;
}

const MEETS: Record<
  OfferCriterion,
  (shop: Shop, offer: ShopOffer, filter: PartFilter, searchColourId: number | undefined) => boolean
> = {
  colour: (_, { colour }, { colours }, searchColourId) =>
    colours ? colours.has(colour.id) : searchColourId === undefined || searchColourId === colour.id,
  finish: (_, { colour }, { finishes }) => !finishes || finishes.has(colour.finish),
  stock: (shop, offer, { stock }) => stock === undefined || stockOf(shop, offer) >= stock,
  price: (_, { priceFen }, { priceFrom, priceTo }) =>
    (priceFrom === undefined || priceFen >= priceFrom) && (priceTo === undefined || priceFen <= priceTo),
};

/** Criteria of a mould, independent of its colours. */
const MOULD_CRITERIA = ['category', 'size', 'height'] as const;
export type MouldCriterion = (typeof MOULD_CRITERIA)[number];

export function unmetByMould(
  { mould }: Pick<ShopOffer, 'mould'>,
  { categories, sizes, heights }: PartFilter,
): readonly MouldCriterion[] {
  const { category, size } = mould;
  const isMet: Record<MouldCriterion, boolean> = {
    category: !categories || categories.has(category),
    size: !sizes || (size !== undefined && sizes.has(footprint(size.width, size.length))),
    height: !heights || (size !== undefined && heights.has(size.height)),
  };
  return MOULD_CRITERIA.filter((criterion) => !isMet[criterion]);
}
