import type { Fen, Offer, Product } from '@shop/contracts';
import { limitsInSale, type Limit, type Promotion } from '../PromotionStrip/live-promotion.ts';

/** A product and its chosen offer (colour), if any. */
export type ProductChoice = { product: Product; offer: Offer | undefined };

/**
 * Whether the chosen offer can be bought, and if not, why. `colourOut`: this colour has less stock than the minimum
 * quantity, but another colour has enough. `needsForm`: the purchase needs a form that only other clients of the shop
 * have.
 */
export type PurchaseStatus = 'buyable' | 'unchosen' | 'colourOut' | 'soldOut' | 'offSale' | 'needsForm';

export function purchaseStatus({ product, offer }: ProductChoice): PurchaseStatus {
  if (!product.isOnSale) return 'offSale';
  if (product.needsForm) return 'needsForm';
  const isEnough = ({ stock }: { stock: number }) => stock >= product.minQuantity;
  if (product.offers.length === 0) return isEnough(product) ? 'buyable' : 'soldOut';
  if (!product.offers.some(isEnough)) return 'soldOut';
  if (!offer) return 'unchosen';
  return isEnough(offer) ? 'buyable' : 'colourOut';
}

/** Below this stock the page shows how many are left, as the cards do. */
export const LOW_STOCK = 100;
export const isLow = (stock: number): boolean => stock > 0 && stock < LOW_STOCK;

/** What limits the quantity of the choice most: a limit of the product, a limit of the sale, or the stock. */
export function limitOf({ product, offer }: ProductChoice, promotion?: Promotion): Limit {
  const limits: Limit[] = [
    { reason: 'perShopper', max: product.limitPerShopper ?? Infinity },
    { reason: 'perOrder', max: product.limitPerOrder ?? Infinity },
    ...(promotion?.kind === 'flash' ? limitsInSale(promotion.sale) : []),
    { reason: promotion?.kind === 'presale' ? 'presale' : 'stock', max: (offer ?? product).stock },
  ];
  return limits.reduce((lowest, limit) => (limit.max < lowest.max ? limit : lowest));
}

/** The unit price for this shopper; promotions have no member price. */
export function priceFor({ product, offer }: ProductChoice, isMember: boolean, promotion: Promotion | undefined): Fen {
  const { price, memberPrice } = offer ?? product;
  return isMember && !promotion ? (memberPrice ?? price) : price;
}
