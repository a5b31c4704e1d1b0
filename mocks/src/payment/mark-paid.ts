import type { Moment, PayWay } from '@shop/contracts';
import { changeBalance } from '../balance/change-balance.ts';
import type { Account } from '../core/account.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { EARNED_COUPON, MIN_EARNING_ORDER } from '../coupon/coupons.ts';
import { addCoupon } from '../coupon/wallet.ts';

/** Marks an order as paid. A large one earns a coupon. */
export function markPaid(shop: Shop, order: StoredOrder, way: PayWay, now: Moment): void {
  order.step = 'toShip';
  order.paidAt = now;
  order.payWay = way;
  const account = shop.state.accounts[order.accountId];
  if (account && order.toPay >= MIN_EARNING_ORDER)
    addCoupon(shop, account, EARNED_COUPON, now).earnedWith = order.number;
}

/** Pays an order from the balance. Returns false, and changes nothing, if the balance is too low. */
export function payByBalance(shop: Shop, account: Account, order: StoredOrder): boolean {
  if (account.balance < order.toPay) return false;
  const now = shop.clock.now();
  changeBalance(shop, account, { kind: 'payment', amount: -order.toPay, orderNumber: order.number, at: now });
  markPaid(shop, order, 'balance', now);
  return true;
}
