import type { AddedPart } from '@shop/design-system/screens/cart/CartScreen/addition-text.ts';

/**
 * Parts to add to the cart. `isBuyNow` makes a separate order of them instead; `flashSaleId` then orders at the price
 * of that flash sale. `part` is named in the note about it; without it there is none.
 */
export type Addition = {
  productId: string;
  uniqueId: string;
  quantity: number;
  isBuyNow?: boolean;
  flashSaleId?: string;
  part?: AddedPart | undefined;
};
