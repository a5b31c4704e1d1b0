/**
 * Parts to add to the cart. `isBuyNow` makes a separate order of them instead; `flashSaleId` then orders at the price
 * of that flash sale.
 */
export type Addition = {
  productId: string;
  uniqueId: string;
  quantity: number;
  isBuyNow?: boolean;
  flashSaleId?: string;
};
