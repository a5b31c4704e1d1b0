import type { Language } from '@shop/contracts';
import { buyNow } from '../cart/add-to-cart.ts';
import { buyableOffer } from '../cart/describe-line.ts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import { Refusal, refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { stockOf } from '../goods/goods.ts';
import { isPresaleMould } from '../goods/presale.ts';
import { linesOf } from './order-lines.ts';

/** A buy-now key for a line, with at most the pieces in stock; nothing if it cannot be bought. */
function buyLineAgain(shop: Shop, account: Account, line: WantedLine, language: Language): readonly string[] {
  const offer = buyableOffer(shop, line);
  if (!offer || isPresaleMould(shop, offer.mould)) return [];
  const quantity = Math.min(line.quantity, stockOf(shop, offer));
  try {
    return [buyNow(shop, account, { offer, quantity }, language)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Buy-now keys for those lines of an order that can still be bought. Refused if there are none, and for promotions. */
export function buyAgain(shop: Shop, account: Account, order: StoredOrder, language: Language): readonly string[] {
  if (order.kind !== 'normal') throw refusal('promotionNotRepeatable', language);
  const keys = linesOf(shop, order).flatMap((line) => buyLineAgain(shop, account, line, language));
  if (keys.length === 0) throw refusal('nothingBuyable', language);
  return keys;
}
