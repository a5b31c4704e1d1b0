import type { Moment, PayWay } from '@shop/contracts';
import { WINS_FROM, WON_COUPON } from '../coupon/coupons.ts';
import { giveCoupon } from './wallet.ts';
import type { Account, Shop, StoredOrder } from '../shop/state.ts';

/** An order is paid: it waits to be shipped, and a large one wins a coupon. */
export function markPaid(shop: Shop, order: StoredOrder, way: PayWay, now: Moment): void {
  order.step = 'toShip';
  order.paidAt = now;
  order.payWay = way;
  const account = shop.state.accounts[order.accountId];
  if (account && order.toPay >= WINS_FROM) giveCoupon(shop, account, WON_COUPON, now).wonWith = order.number;
}

/** Takes the money off the balance; false, and nothing happens, when there is not enough. */
export function payByBalance(shop: Shop, account: Account, order: StoredOrder): boolean {
  if (account.balance < order.toPay) return false;
  account.balance -= order.toPay;
  markPaid(shop, order, 'balance', shop.clock.now());
  return true;
}
