/** Cart lines to lay out as an order; `isBuyNow` when they are buy-now keys and not lines of the cart. */
export type DraftWish = { lines: readonly string[]; isBuyNow: boolean };
/** A laid-out order with what was chosen for it; `couponId` is '0' for none. */
export type PriceWish = { orderKey: string; addressId: string; couponId: string };
export type PlaceWish = PriceWish & { message: string; isBuyNow: boolean };
