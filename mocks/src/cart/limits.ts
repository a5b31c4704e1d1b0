import type { Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { piecesOf, stockOf, type ShopOffer } from '../goods/goods.ts';

/** The maximum number of lines in a cart: enough for a large model, and few enough for one page. */
export const MAX_CART_LINES = 1000;

/** Refuses a quantity below 1 or above the stock. */
export function checkStock(shop: Shop, offer: ShopOffer, quantity: number, language: Language): void {
  if (quantity < 1) throw refusal('quantityTooSmall', language);
  const stock = stockOf(shop, offer);
  if (quantity > stock) throw refusal('stockTooLow', language, { stock });
}

/**
 * Refuses a quantity of a product in any colour that exceeds the limit of one order, or together with earlier orders the
 * limit per shopper.
 */
export function checkLimit(
  shop: Shop,
  account: Account,
  productId: string,
  quantity: number,
  language: Language,
): void {
  const perOrder = shop.state.orderLimits[productId];
  if (perOrder !== undefined && quantity > perOrder) throw refusal('orderLimitExceeded', language, { limit: perOrder });
  const limit = shop.state.limits[productId];
  if (limit !== undefined && quantity > remainingLimit(shop, account, productId))
    throw refusal('purchaseLimitExceeded', language, { limit });
}

/** Pieces of a product that this shopper may still buy in one order; infinite without a limit. */
export function remainingLimit(shop: Shop, account: Account, productId: string): number {
  const limit = shop.state.limits[productId];
  const perOrder = shop.state.orderLimits[productId] ?? Infinity;
  return limit === undefined ? perOrder : Math.min(perOrder, limit - orderedPieces(shop, account, productId));
}

function orderedPieces(shop: Shop, account: Account, productId: string): number {
  const orders = Object.values(shop.state.orders).filter(
    (order) => order.accountId === account.id && order.step !== 'cancelled',
  );
  return orders.reduce((sum, order) => sum + piecesOf(order.lines, productId), 0);
}
