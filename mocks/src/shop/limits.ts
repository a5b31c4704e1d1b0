import type { Language } from '../catalogue/catalogue.entity.ts';
import { stockOf, type Offered } from './goods.ts';
import { refusal } from './refusal.ts';
import type { Account, Shop, WantedLine } from './state.ts';

/** Refuses a quantity that the shop would not sell: none, or more than there is. */
export function checkStock(shop: Shop, offer: Offered, quantity: number, language: Language): void {
  if (quantity < 1) throw refusal('badQuantity', language);
  const stock = stockOf(shop, offer);
  if (quantity > stock) throw refusal('soldOut', language, { stock });
}

/** Refuses when this and what the shopper already bought of the product, in any colour, is more than one shopper may have. */
export function checkLimit(shop: Shop, account: Account, productId: string, quantity: number, language: Language): void {
  const limit = shop.state.limits[productId];
  if (limit !== undefined && quantity + boughtBefore(shop, account, productId) > limit) throw refusal('beyondLimit', language, { limit });
}

function boughtBefore(shop: Shop, account: Account, productId: string): number {
  const kept = Object.values(shop.state.orders).filter((order) => order.accountId === account.id && order.step !== 'cancelled');
  return kept.reduce((sum, order) => sum + piecesOf(order.lines, productId), 0);
}

/** Pieces of a product among lines, all colours together. */
export const piecesOf = (lines: readonly WantedLine[], productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
