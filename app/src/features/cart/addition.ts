/** Something to put into the cart; `isBuyNow` lays it out as an order of its own, apart from the cart. */
export type Addition = { productId: string; uniqueId: string; quantity: number; isBuyNow?: boolean };
