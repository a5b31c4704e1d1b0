import type { Language } from '../catalogue/catalogue.entity.ts';
import { stockOf, type Offered } from '../catalogue/goods.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, Shop, WantedLine } from '../shop/state.ts';

/** Most lines of a cart: enough for a large model, and few enough to be shown on one page. */
export const MAX_CART_LINES = 1000;

/** Refuses a quantity that the shop would not sell: none, or more than there is. */
export function checkStock(shop: Shop, offer: Offered, quantity: number, language: Language): void {
  if (quantity < 1) throw refusal('badQuantity', language);
  const stock = stockOf(shop, offer);
  if (quantity > stock) throw refusal('soldOut', language, { stock });
}

/** Refuses when this and what the shopper already bought of the product, in any colour, is more than one shopper may have. */
export function checkLimit(
  shop: Shop,
  account: Account,
  productId: string,
  quantity: number,
  language: Language,
): void {
  const limit = shop.state.limits[productId];
  if (limit !== undefined && quantity > stillAllowed(shop, account, productId))
    throw refusal('beyondLimit', language, { limit });
}

/** Pieces of a product that this shopper may have beside what they already bought; without a limit there is no end. */
export function stillAllowed(shop: Shop, account: Account, productId: string): number {
  const limit = shop.state.limits[productId];
  return limit === undefined ? Number.POSITIVE_INFINITY : limit - boughtBefore(shop, account, productId);
}

function boughtBefore(shop: Shop, account: Account, productId: string): number {
  const kept = Object.values(shop.state.orders).filter(
    (order) => order.accountId === account.id && order.step !== 'cancelled',
  );
  return kept.reduce((sum, order) => sum + piecesOf(order.lines, productId), 0);
}

/** Pieces of a product among lines, all colours together. */
export const piecesOf = (lines: readonly WantedLine[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
