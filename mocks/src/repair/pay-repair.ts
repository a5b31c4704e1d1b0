import type { PayWay, Moment } from '@shop/contracts';
import { changeBalance } from '../balance/change-balance.ts';
import type { Account } from '../core/account.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { advanceRepair } from './advance-repair.ts';

export function markRepairPaid(repair: StoredRepair, way: PayWay, at: Moment): void {
  advanceRepair(repair, 'pay', { actor: 'customer', at });
  repair.paidAt = at;
  repair.payWay = way;
}

/** Pays a request from the balance. Returns false, and changes nothing, if the balance is too low. */
export function payRepairByBalance(shop: Shop, account: Account, repair: StoredRepair): boolean {
  const { total } = repair.price;
  if (account.balance < total) return false;
  const at = shop.clock.now();
  markRepairPaid(repair, 'balance', at);
  changeBalance(shop, account, { kind: 'payment', amount: -total, orderNumber: repair.number, at });
  return true;
}
