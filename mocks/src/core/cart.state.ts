import type { BatchResult, Moment } from '@shop/contracts';

/** A quantity of one offer before it is ordered. `id` is the id of a cart row, or a buy-now key. */
export type WantedLine = {
  id: string;
  productId: string;
  uniqueId: string;
  quantity: number;
  /** The flash sale whose price applies. */
  flashSaleId?: string;
};

/** A line bought directly, without the cart. Its key is valid for 3600 s. */
export type BuyNow = WantedLine & { accountId: string; expiresAt: Moment };

export type CartSlice = {
  buyNow: Record<string, BuyNow>;
  /** Results of the batches that were added to carts, by `accountId/key`. */
  batches: Record<string, { results: readonly BatchResult[]; expiresAt: Moment }>;
};

export const emptyCartSlice = (): CartSlice => ({ buyNow: {}, batches: {} });
