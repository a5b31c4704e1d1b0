/** Cart lines to make an order draft of; `isBuyNow` when they are buy-now keys and not lines of the cart. */
export type DraftRequest = { lines: readonly string[]; isBuyNow: boolean };
/** An order draft with the shopper's choices; `couponId` is '0' for none. */
export type PriceRequest = { orderKey: string; addressId: string; couponId: string };
export type PlaceOrderRequest = PriceRequest & { message: string; isBuyNow: boolean };
