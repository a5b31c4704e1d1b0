import type { Fen, Moment } from '@shop/contracts';

/** Why a product of the catalogue is not for sale: hidden for now, or deleted. */
export type Withdrawal = 'offSale' | 'deleted';

/** A slot for flash sales, in whole hours. `seed` decides what is sold in it. */
export type FlashHours = { id: string; seed: string; from: Moment; to: Moment };

/** Keys of offers are `productId/uniqueId`. */
export type GoodsSlice = {
  /** What the goods are: parts with drawn pictures, or the ordinary goods of a stock server, with photos and packs. */
  goodsKind: 'parts' | 'ordinary';
  /** Prices of offers that differ from the catalogue. */
  prices: Record<string, Fen>;
  /** Prices that come into force right before the next order is placed. */
  nextPrices: Record<string, Fen>;
  /** Stock of offers that differs from the catalogue, in pieces. */
  stock: Record<string, number>;
  withdrawn: Record<string, Withdrawal>;
  /** The maximum number of pieces per shopper, by product id. */
  limits: Record<string, number>;
  /** The maximum number of pieces in one order, by product id. */
  orderLimits: Record<string, number>;
  flash: {
    /** Today's slots, if they differ from those of every day. */
    hours?: FlashHours[];
    /** The minimum of pieces bought by other shoppers, by `saleId/uniqueId`. */
    taken: Record<string, number>;
  };
  /** Presales in addition to the regular ones, by product id. */
  presales: Record<string, { from: Moment; to: Moment; shipsWithin: number }>;
  /** What is on sale: everything, nothing, or everything but found by no search. */
  assortment: 'full' | 'empty' | 'unsearchable';
};

export const emptyGoodsSlice = (): GoodsSlice => ({
  goodsKind: 'parts',
  prices: {},
  nextPrices: {},
  stock: {},
  withdrawn: {},
  limits: {},
  orderLimits: {},
  flash: { taken: {} },
  presales: {},
  assortment: 'full',
});
