import type { Fen } from '@shop/contracts';
import type { Catalogue, ColourOffer, Mould, ShopCategory, ShopColour } from '../catalogue-data/catalogue.entity.ts';
import { seedOf } from '../catalogue-data/seeded-random.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { Shop } from '../core/shop.ts';
import { packsIn, withPacks } from './packs.ts';
import type { ShopOffer } from './shop-offer.ts';

export type { ShopOffer } from './shop-offer.ts';

type CatalogueIndex = {
  moulds: ReadonlyMap<string, Mould>;
  categories: ReadonlyMap<string, ShopCategory>;
  /** The number of plain moulds that exist in a colour, by colour id: colours are shown in this order. */
  frequency: ReadonlyMap<number, number>;
};
type ChangedOffers = { ids: ReadonlySet<string>; offers: Map<Mould, readonly ShopOffer[]> };

const indexCache = new WeakMap<Catalogue, CatalogueIndex>();
const offerCache = new WeakMap<Mould, readonly ShopOffer[]>();
/** By the object of changed prices: the ids of the moulds that have them, and their offers at those prices. */
const changedOffersCache = new WeakMap<Readonly<Record<string, Fen>>, ChangedOffers>();

function indexOf(catalogue: Catalogue): CatalogueIndex {
  const cached = indexCache.get(catalogue);
  if (cached) return cached;
  const frequency = new Map<number, number>();
  for (const { colour } of catalogue.moulds
    .filter(({ blank }) => blank === undefined)
    .flatMap(({ colours }) => colours))
    frequency.set(colour.id, (frequency.get(colour.id) ?? 0) + 1);
  const index = {
    moulds: new Map(catalogue.moulds.map((mould) => [mould.id, mould])),
    categories: new Map(catalogue.categories.map((category) => [category.id, category])),
    frequency,
  };
  indexCache.set(catalogue, index);
  return index;
}

/** The mould of a product id, on sale or not; absent if it was deleted. */
export function mouldOf(shop: Shop, productId: string): Mould | undefined {
  if (shop.state.withdrawn[productId] === 'deleted') return undefined;
  return indexOf(shop.catalogue).moulds.get(productId);
}

export const isForSale = (shop: Shop, mould: Mould): boolean =>
  mould.onSale && !shop.state.withdrawn[mould.id] && shop.state.assortment !== 'empty';

/** The offers of a mould at the current prices, the most common colour first; packs of ordinary goods come last. */
export const offersOf = (shop: Shop, mould: Mould): readonly ShopOffer[] =>
  shop.state.goodsKind === 'ordinary' ? withPacks(mould, colourOffersOf(shop, mould)) : colourOffersOf(shop, mould);

function colourOffersOf(shop: Shop, mould: Mould): readonly ShopOffer[] {
  const { prices } = shop.state;
  const { ids, offers } = changedOffersOf(prices);
  if (!ids.has(mould.id)) return catalogueOffersOf(shop, mould);
  const found =
    offers.get(mould) ??
    catalogueOffersOf(shop, mould).map((offer) => ({ ...offer, priceFen: prices[offer.stockKey] ?? offer.priceFen }));
  offers.set(mould, found);
  return found;
}

function changedOffersOf(prices: Readonly<Record<string, Fen>>): ChangedOffers {
  const cached = changedOffersCache.get(prices);
  if (cached) return cached;
  const changed = {
    ids: new Set(Object.keys(prices).map((key) => key.split('/')[0] ?? '')),
    offers: new Map<Mould, readonly ShopOffer[]>(),
  };
  changedOffersCache.set(prices, changed);
  return changed;
}

/** Changes the prices of offers, by stock key. The object is replaced, since it is the key of a cache. */
export function setPrices(shop: Shop, prices: Readonly<Record<string, Fen>>): void {
  shop.state.prices = { ...shop.state.prices, ...prices };
}

/** The offers of a mould at the catalogue's prices. */
function catalogueOffersOf(shop: Shop, mould: Mould): readonly ShopOffer[] {
  const cached = offerCache.get(mould);
  if (cached) return cached;
  const { frequency } = indexOf(shop.catalogue);
  const frequencyOf = (offer: ColourOffer) => frequency.get(offer.colour.id) ?? 0;
  const offers = mould.colours
    .toSorted((a, b) => frequencyOf(b) - frequencyOf(a))
    .map((offer) => {
      const uniqueId = seedOf(`${mould.number}/${offer.colour.id}`).toString(16).padStart(8, '0');
      return { ...offer, mould, uniqueId, stockKey: `${mould.id}/${uniqueId}` };
    });
  offerCache.set(mould, offers);
  return offers;
}

/** The colours of the shop, the most common first. */
export function coloursByFrequency({ catalogue }: Shop): readonly ShopColour[] {
  const { frequency } = indexOf(catalogue);
  return catalogue.colours.toSorted((a, b) => (frequency.get(b.id) ?? 0) - (frequency.get(a.id) ?? 0));
}

/** The offer with this key; with an empty key, the only offer of a product in a single colour. */
export function offerOf(shop: Shop, productId: string, uniqueId: string): ShopOffer | undefined {
  const mould = mouldOf(shop, productId);
  const offers = mould ? offersOf(shop, mould) : [];
  if (uniqueId === '') return offers.length === 1 ? offers[0] : undefined;
  return offers.find((offer) => offer.uniqueId === uniqueId);
}

/** The stock of an offer in pieces, or in packs. */
export const stockOf = (shop: Shop, { stockKey, loose, stock }: ShopOffer): number =>
  shop.state.stock[stockKey] ?? (loose ? packsIn(stockOf(shop, loose)) : stock);

export function setStock(shop: Shop, offer: ShopOffer, pieces: number): void {
  shop.state.stock[offer.stockKey] = pieces;
}

/** The category after its parent. */
export function categoryPath(shop: Shop, id: string): readonly ShopCategory[] {
  const { categories } = indexOf(shop.catalogue);
  const own = categories.get(id);
  const parent = own?.parent ? categories.get(own.parent) : undefined;
  return [parent, own].filter((category) => category !== undefined);
}

/** Pieces of a product in lines, in all colours. */
export const piecesOf = (lines: readonly WantedLine[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
