import type { Favourite } from '@shop/contracts';
import { shownColour } from '../../commerce/ProductCard/shown-colour.ts';

/** Why a favourite cannot be added to the cart from the list. */
export type Obstacle = 'offSale' | 'soldOut' | 'presale' | 'choice';

/** A favourite as it would be added: the colour of its picture, in the smallest quantity that is sold. */
export type FavouriteOffer = { productId: string; uniqueId: string; quantity: number };

/**
 * What the list can add to the cart, or the obstacle. Where the row does not name a variant, only a product that is
 * known to have none can be added: a standard server would choose any.
 */
export function buyingOf(favourite: Favourite): FavouriteOffer | Obstacle {
  if (favourite.isOnSale === false) return 'offSale';
  if (favourite.stock !== undefined && favourite.stock <= 0) return 'soldOut';
  if (favourite.isPresale) return 'presale';
  const uniqueId = shownColour(favourite)?.uniqueId ?? (favourite.hasVariants === false ? '' : undefined);
  if (uniqueId === undefined) return 'choice';
  return { productId: favourite.productId, uniqueId, quantity: Math.max(1, favourite.minQuantity ?? 1) };
}

/** Why a favourite was not added; `unanswered` may be in the cart, `refused` carries the server's text. */
export type LeftReason = Obstacle | 'unanswered' | 'notTried' | 'refused';

/** The result of adding several favourites to the cart. */
export type AddingResult = {
  added: readonly Favourite[];
  left: readonly { favourite: Favourite; reason: LeftReason; text?: string }[];
};
