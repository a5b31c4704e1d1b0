import type { ColourOffer, Mould } from '../catalogue-data/catalogue.entity.ts';

/** One mould in one colour. `uniqueId` (8 hex digits) is its key in the cart, `stockKey` its key in the state. */
export type ShopOffer = ColourOffer & {
  mould: Mould;
  uniqueId: string;
  stockKey: string;
  /** How ordinary goods are packed, in the words of the owner: the value of their second specification. */
  packing?: string;
  /** The loose offer that a pack is made of. */
  loose?: ShopOffer;
};
