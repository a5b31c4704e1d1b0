import type { Product } from '@shop/contracts';

/**
 * Whether a part can be bought in a colour, as the shop describes it now; undefined: it does not exist any more. The
 * minimum quantity must be in stock, as on the page of the product.
 */
export function restockState(product: Product | undefined, uniqueId: string): 'back' | 'waiting' | 'notSold' {
  if (!product?.isOnSale) return 'notSold';
  const offer = product.offers.find((one) => one.uniqueId === uniqueId);
  if (!offer && product.offers.length > 0) return 'notSold';
  return (offer ?? product).stock >= product.minQuantity ? 'back' : 'waiting';
}
