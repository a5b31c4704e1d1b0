import type { Fen, Offer, Product } from '@shop/contracts';
import { mostInSale, type Promotion } from '../PromotionStrip/promotion.ts';

/** A product and the offer (colour) chosen of it, if any. */
export type ProductChoice = { product: Product; offer: Offer | undefined };

/** Whether what is chosen can be bought, and if not, why. `colourOut`: of this colour less is left than the least quantity of a purchase, of another enough. */
export type Standing = 'buyable' | 'unchosen' | 'colourOut' | 'soldOut' | 'offSale';

export function standing({ product, offer }: ProductChoice): Standing {
  if (!product.isOnSale) return 'offSale';
  const isEnough = ({ stock }: { stock: number }) => stock >= product.minQuantity;
  if (product.offers.length === 0) return isEnough(product) ? 'buyable' : 'soldOut';
  if (!product.offers.some(isEnough)) return 'soldOut';
  if (!offer) return 'unchosen';
  return isEnough(offer) ? 'buyable' : 'colourOut';
}

/** Below this the page says how few are left, as the cards do. */
export const LOW_STOCK = 100;
export const isLow = (stock: number): boolean => stock > 0 && stock < LOW_STOCK;

/** Most that can be taken of what is chosen: what is there, and what one shopper may buy, in general and in the sale. */
export const mostOf = ({ product, offer }: ProductChoice, promotion?: Promotion): number =>
  Math.min(
    (offer ?? product).stock,
    product.limitPerShopper ?? Infinity,
    promotion?.kind === 'flash' ? mostInSale(promotion.sale) : Infinity,
  );

/** What this shopper pays a piece: a sale knows no members. */
export function priceFor({ product, offer }: ProductChoice, isMember: boolean, promotion: Promotion | undefined): Fen {
  const { price, memberPrice } = offer ?? product;
  return isMember && !promotion ? (memberPrice ?? price) : price;
}
