import type { Offer, Product } from '@shop/contracts';

/** The offer that an address asks for; otherwise the first in stock. None for a product without offers. */
export function chosenOffer(product: Product | undefined, requested: string | null): Offer | undefined {
  const offers = product?.offers ?? [];
  return offers.find(({ uniqueId }) => uniqueId === requested) ?? offers.find(({ stock }) => stock > 0) ?? offers[0];
}
