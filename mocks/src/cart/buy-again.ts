import type { Language } from '../catalogue/catalogue.entity.ts';
import { buyNow } from './cart.rules.ts';
import { buyable } from './describe-line.ts';
import { stockOf } from '../catalogue/goods.ts';
import { linesOf } from '../order/orders.ts';
import { isPresaleMould } from '../promotion/presale.ts';
import { Refusal, refusal } from '../shop/refusal.ts';
import type { Account, Shop, StoredOrder, WantedLine } from '../shop/state.ts';

/** Lays a line apart to be bought now, as many pieces as there are; nothing where the shop would not sell it. */
function again(shop: Shop, account: Account, line: WantedLine, language: Language): readonly string[] {
  const offer = buyable(shop, line);
  if (!offer || isPresaleMould(shop, offer.mould)) return [];
  try {
    return [buyNow(shop, account, offer, Math.min(line.quantity, stockOf(shop, offer)), language)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Lays an order out once more: what of it can still be bought, so that one part gone does not keep the rest from the shopper. Refused when nothing is left, and for promotions. */
export function buyAgain(shop: Shop, account: Account, order: StoredOrder, language: Language): readonly string[] {
  if (order.kind !== 'normal') throw refusal('notAgain', language);
  const keys = linesOf(shop, order).flatMap((line) => again(shop, account, line, language));
  if (keys.length === 0) throw refusal('nothingLeft', language);
  return keys;
}
