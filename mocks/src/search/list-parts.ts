import type { products, QueryOf } from '@shop/contracts';
import { isForSale, mouldOf, offersOf, type ShopOffer } from '../goods/goods.ts';
import { filtersOffers, unmetByOffer, readFilter, unmetByMould, type PartFilter } from './part-filter.ts';
import { readingOf, search, type Found } from './search.ts';
import type { ReadPiece } from './reading.ts';
import { displayOffer } from '../goods/display-offer.ts';
import type { Shop } from '../core/shop.ts';

type ProductQuery = QueryOf<typeof products>;
/** A part of a product list with the offer that its card shows. */
export type ListedPart = Found & { offer?: ShopOffer };

/** The parts for sale that match a keyword, best first; without one, all parts, the most popular first. */
export function matchingParts(shop: Shop, keyword: string | undefined): readonly Found[] {
  const { catalogue, state } = shop;
  const text = keyword?.trim() ?? '';
  if (text !== '' && state.assortment === 'unsearchable') return [];
  const found: readonly Found[] = text === '' ? catalogue.moulds.map((mould) => ({ mould })) : search(catalogue, text);
  return found.filter(({ mould }) => isForSale(shop, mould));
}

/** What the filter of a list chooses itself, or what a facet asks about. */
type Chosen = Pick<PartFilter, 'colours' | 'sizes'>;

/** How a search reads its keyword beside a filter, which overrides what it chooses itself: colours and footprints. */
export function readingBeside(
  { catalogue, state }: Shop,
  keyword: string | undefined,
  { colours, sizes }: Chosen,
): readonly ReadPiece[] | undefined {
  const text = keyword?.trim() ?? '';
  if (text === '' || state.assortment === 'unsearchable') return undefined;
  return readingOf(catalogue, text)?.filter(
    (piece) => !(colours && piece.colours.length > 0) && !(sizes && piece.size !== undefined),
  );
}

/** The keyword without what the filter overrides: "red plate" with the filter blue finds blue plates. */
export function keywordBeside(shop: Shop, keyword: string | undefined, chosen: Chosen): string | undefined {
  const all = readingBeside(shop, keyword, {});
  const read = readingBeside(shop, keyword, chosen);
  return read && all && read.length < all.length ? read.map(({ text }) => text).join(' ') : keyword;
}

function partsWithIds(shop: Shop, ids: string): readonly Found[] {
  const moulds = [...new Set(ids.split(',').map((id) => id.trim()))]
    .map((id) => mouldOf(shop, id))
    .filter((mould) => mould !== undefined);
  return moulds.filter((mould) => isForSale(shop, mould)).map((mould) => ({ mould }));
}

/** All parts that match a query, in its order. */
export function listParts(shop: Shop, query: ProductQuery): readonly ListedPart[] {
  const filter = readFilter(shop.catalogue, query);
  const found = query.ids
    ? partsWithIds(shop, query.ids)
    : matchingParts(shop, keywordBeside(shop, query.keyword, filter));
  return sorted(
    found.flatMap((one) => withOffer(shop, one, filter)),
    query,
  );
}

/**
 * A part with the offer to show: the colour of the query, else its display offer, else the most common one that meets
 * all criteria. Empty if no offer does.
 */
function withOffer(shop: Shop, found: Found, filter: PartFilter): readonly ListedPart[] {
  if (unmetByMould(found, filter).length > 0) return [];
  const offers = offersOf(shop, found.mould);
  const first = offers.find(({ colour }) => colour.id === found.colourId) ?? displayOffer(shop, found.mould);
  const candidates = first ? [first, ...offers] : offers;
  const offer = candidates.find((known) => unmetByOffer(shop, known, filter, found.colourId) === undefined);
  // A mould without colours stays in lists that do not filter by offers.
  return offer || (offers.length === 0 && !filtersOffers(filter)) ? [{ ...found, offer }] : [];
}

/** An explicit order comes first; without one a search is sorted by rank and a category by popularity. */
function sorted(parts: readonly ListedPart[], query: ProductQuery): readonly ListedPart[] {
  const by = (value: (part: ListedPart) => number, direction: 'asc' | 'desc') =>
    parts.toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (value(a) - value(b)));
  if (query.priceOrder) return by(({ offer }) => offer?.priceFen ?? 0, query.priceOrder);
  if (query.salesOrder) return by(({ mould }) => mould.sales, query.salesOrder);
  return query.news === 1 ? by(({ mould }) => mould.addedAt, 'desc') : parts;
}
