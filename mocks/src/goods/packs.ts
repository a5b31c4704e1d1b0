import type { Language } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { seedOf } from '../catalogue-data/seeded-random.ts';
import type { ShopOffer } from './shop-offer.ts';

/** The specifications of ordinary goods, in the words of their owner, who writes in one language. */
export const PACKED_SPECIFICATIONS = ['颜色', '规格'];
const LOOSE = '散装';
const PACKED = '10 颗装';
const PIECES = 10;
/** A pack costs this share of its pieces. */
const SHARE = 0.95;
/** Pieces lighter than this, in milligrams, are also sold in packs. */
const SMALL = 200;
/** The category of figures, whose pieces are sold in packs as well. */
const FIGURES = '13';

const cache = new WeakMap<readonly ShopOffer[], readonly ShopOffer[]>();

/** Prints are only chosen by colour. */
const isPacked = (mould: Mould): boolean => mould.blank === undefined;

const hasPacks = (mould: Mould): boolean => mould.weightMg < SMALL || mould.category.startsWith(FIGURES);

function packOf(loose: ShopOffer): ShopOffer {
  const { mould, colour } = loose;
  const uniqueId = seedOf(`${mould.number}/${colour.id}/${PIECES}`).toString(16).padStart(8, '0');
  const price = (fen: number) => Math.round(fen * PIECES * SHARE);
  return {
    ...loose,
    uniqueId,
    stockKey: `${mould.id}/${uniqueId}`,
    priceFen: price(loose.priceFen),
    marketFen: price(loose.marketFen),
    packing: PACKED,
    loose,
  };
}

/** The offers of ordinary goods: every colour loose, and then, of small goods, in packs of ten. */
export function withPacks(mould: Mould, offers: readonly ShopOffer[]): readonly ShopOffer[] {
  if (!isPacked(mould)) return offers;
  const cached = cache.get(offers);
  if (cached) return cached;
  const loose = offers.map((offer): ShopOffer => ({ ...offer, packing: LOOSE }));
  const all = hasPacks(mould) ? [...loose, ...loose.map(packOf)] : loose;
  cache.set(offers, all);
  return all;
}

/** How many packs a stock of loose pieces makes. */
export const packsIn = (pieces: number): number => Math.floor(pieces / PIECES);

/** The name of an offer, as servers of the family join the values of its specifications. */
export const offerName = ({ colour, packing }: ShopOffer, language: Language): string =>
  packing === undefined ? colour.names[language] : `${colour.names[language]},${packing}`;
