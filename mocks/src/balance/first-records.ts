import type { Account } from '../core/account.state.ts';
import type { StoredBalanceRecord } from '../core/balance.state.ts';
import type { Shop } from '../core/shop.ts';
import { recordChange } from './change-balance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the demo account's balance of a new shop, 200.00, came from; the oldest first. */
const FIRST_RECORDS: readonly (Pick<StoredBalanceRecord, 'kind' | 'amount' | 'gift'> & { ago: number })[] = [
  { ago: 168 * DAY, kind: 'topUp', amount: 10_500, gift: 500 },
  { ago: 160 * DAY - 2 * HOUR, kind: 'payment', amount: -4_680 },
  { ago: 131 * DAY + 3 * HOUR, kind: 'payment', amount: -3_275 },
  { ago: 118 * DAY, kind: 'topUp', amount: 21_500, gift: 1_500 },
  { ago: 97 * DAY + 7 * HOUR, kind: 'payment', amount: -6_840 },
  { ago: 95 * DAY, kind: 'refund', amount: 1_260 },
  { ago: 64 * DAY - 5 * HOUR, kind: 'payment', amount: -2_390 },
  { ago: 41 * DAY, kind: 'credit', amount: 500 },
  { ago: 33 * DAY + 9 * HOUR, kind: 'payment', amount: -5_520 },
  { ago: 12 * DAY, kind: 'topUp', amount: 10_500, gift: 500 },
  { ago: 5 * DAY + 4 * HOUR, kind: 'payment', amount: -1_555 },
];

/** Writes the records of the demo account's balance. Their orders were deleted long ago. */
export function addFirstRecords(shop: Shop, account: Account): void {
  const now = shop.clock.now();
  for (const { ago, ...change } of FIRST_RECORDS) recordChange(shop, account, { ...change, at: now - ago });
}
