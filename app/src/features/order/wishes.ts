/** Cart lines to lay out as an order; `isBuyNow` when they are buy-now keys and not lines of the cart. */
export type DraftWish = { lines: readonly string[]; isBuyNow: boolean };
/** A laid-out order with the address it shall go to. */
export type PriceWish = { orderKey: string; addressId: string };
export type PlaceWish = PriceWish & { message: string; isBuyNow: boolean };
