import type { Fen } from '@shop/contracts';
import type { Catalogue, ColourOffer, Mould, ShopCategory, ShopColour } from './catalogue.entity.ts';
import { seedOf } from './seeded-chance.ts';
import type { Shop } from '../shop/state.ts';

/** One mould in one colour, with the key (8 hex digits) under which it is put into the cart, and the one under which its stock is kept. */
export type Offered = ColourOffer & { mould: Mould; uniqueId: string; stockKey: string };

/** The catalogue, ready to be asked by id. */
type Shelves = {
  moulds: ReadonlyMap<string, Mould>;
  categories: ReadonlyMap<string, ShopCategory>;
  /** In how many plain moulds a colour is made, by colour id: the order in which colours are shown. */
  commonness: ReadonlyMap<number, number>;
};

const shelvesOf = new WeakMap<Catalogue, Shelves>();
const offersOf = new WeakMap<Mould, readonly Offered[]>();
/** By the prices that were put up: the ids of the moulds that they are for, and the offers at those prices. */
const repricedOf = new WeakMap<
  Readonly<Record<string, Fen>>,
  { ids: ReadonlySet<string>; offers: Map<Mould, readonly Offered[]> }
>();

function shelves(catalogue: Catalogue): Shelves {
  const known = shelvesOf.get(catalogue);
  if (known) return known;
  const commonness = new Map<number, number>();
  for (const mould of catalogue.moulds)
    if (mould.blank === undefined)
      for (const { colour } of mould.colours) commonness.set(colour.id, (commonness.get(colour.id) ?? 0) + 1);
  const made = {
    moulds: new Map(catalogue.moulds.map((mould) => [mould.id, mould])),
    categories: new Map(catalogue.categories.map((category) => [category.id, category])),
    commonness,
  };
  shelvesOf.set(catalogue, made);
  return made;
}

/** The mould of a product id, whether it is for sale or not. A deleted one is gone. */
export function mouldOf(shop: Shop, productId: string): Mould | undefined {
  if (shop.state.withdrawn[productId] === 'deleted') return undefined;
  return shelves(shop.catalogue).moulds.get(productId);
}

export const isForSale = (shop: Shop, mould: Mould): boolean =>
  mould.onSale && !shop.state.withdrawn[mould.id] && shop.state.shelves !== 'empty';

/** The colours of a mould at the prices of now, the commonest first. */
export function offered(shop: Shop, mould: Mould): readonly Offered[] {
  const { prices } = shop.state;
  const { ids, offers } = repriced(prices);
  if (!ids.has(mould.id)) return catalogued(shop, mould);
  const made =
    offers.get(mould) ??
    catalogued(shop, mould).map((offer) => ({ ...offer, priceFen: prices[offer.stockKey] ?? offer.priceFen }));
  offers.set(mould, made);
  return made;
}

function repriced(prices: Readonly<Record<string, Fen>>) {
  const known = repricedOf.get(prices);
  if (known) return known;
  const made = {
    ids: new Set(Object.keys(prices).map((key) => key.split('/')[0] ?? '')),
    offers: new Map<Mould, readonly Offered[]>(),
  };
  repricedOf.set(prices, made);
  return made;
}

/** Puts up new prices of offers, by stock key. What they cost is looked up by the object that holds them, so it is replaced. */
export function setPrices(shop: Shop, prices: Readonly<Record<string, Fen>>): void {
  shop.state.prices = { ...shop.state.prices, ...prices };
}

/** The colours of a mould as the catalogue has them. */
function catalogued(shop: Shop, mould: Mould): readonly Offered[] {
  const known = offersOf.get(mould);
  if (known) return known;
  const { commonness } = shelves(shop.catalogue);
  const share = (offer: ColourOffer) => commonness.get(offer.colour.id) ?? 0;
  const made = mould.colours
    .toSorted((a, b) => share(b) - share(a))
    .map((offer) => {
      const uniqueId = seedOf(`${mould.number}/${offer.colour.id}`).toString(16).padStart(8, '0');
      return { ...offer, mould, uniqueId, stockKey: `${mould.id}/${uniqueId}` };
    });
  offersOf.set(mould, made);
  return made;
}

/** The colours of the shop, the commonest first. */
export function coloursByCommonness({ catalogue }: Shop): readonly ShopColour[] {
  const { commonness } = shelves(catalogue);
  return catalogue.colours.toSorted((a, b) => (commonness.get(b.id) ?? 0) - (commonness.get(a.id) ?? 0));
}

/** The offer of a key; without one, the only offer of a product of a single colour. */
export function offerOf(shop: Shop, productId: string, uniqueId: string): Offered | undefined {
  const mould = mouldOf(shop, productId);
  const offers = mould ? offered(shop, mould) : [];
  if (uniqueId === '') return offers.length === 1 ? offers[0] : undefined;
  return offers.find((offer) => offer.uniqueId === uniqueId);
}

/** Pieces left of an offer. */
export const stockOf = (shop: Shop, offer: Offered): number => shop.state.stock[offer.stockKey] ?? offer.stock;

export function setStock(shop: Shop, offer: Offered, pieces: number): void {
  shop.state.stock[offer.stockKey] = pieces;
}

/** The category with its parent, from the top down. */
export function categoryTrail(shop: Shop, id: string): readonly ShopCategory[] {
  const { categories } = shelves(shop.catalogue);
  const own = categories.get(id);
  const parent = own?.parent ? categories.get(own.parent) : undefined;
  return [parent, own].filter((category) => category !== undefined);
}
