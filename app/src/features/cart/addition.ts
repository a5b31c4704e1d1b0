/** Something to put into the cart; `isBuyNow` lays it out as an order of its own, apart from the cart, and then perhaps at a flash sale's price. */
export type Addition = {
  productId: string;
  uniqueId: string;
  quantity: number;
  isBuyNow?: boolean;
  flashSaleId?: string;
};
