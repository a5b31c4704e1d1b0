import type { Account } from '../core/account.state.ts';
import type { StoredBalanceRecord } from '../core/balance.state.ts';
import type { Shop } from '../core/shop.ts';

/** Writes a record of a change that the account's balance contains already. */
export function recordChange(
  { state }: Shop,
  account: Account,
  change: Omit<StoredBalanceRecord, 'id' | 'accountId'>,
): void {
  // Records are never deleted. Ids of their own leave those of all other rows as they were.
  const id = String(Object.keys(state.balanceRecords).length + 1);
  state.balanceRecords[id] = { id, accountId: account.id, ...change };
}

/** Changes the balance, with a record. */
export function changeBalance(
  shop: Shop,
  account: Account,
  change: Omit<StoredBalanceRecord, 'id' | 'accountId'>,
): void {
  account.balance += change.amount;
  if (change.amount !== 0) recordChange(shop, account, change);
}
