import { balanceRecords, balanceTotals } from '@shop/contracts';
import { page } from '../core/page.ts';
import { rule } from '../core/rule.ts';
import { sum } from '../goods/prices.ts';
import { describeRecord, recordsOf, type RecordWithBalance } from './describe-record.ts';

/** Which records each type lists (reference: balance). */
const BELONGS: Record<string, (entry: RecordWithBalance) => boolean> = {
  '0': () => true,
  '1': ({ record }) => record.amount < 0,
  '2': ({ record }) => record.amount > 0,
};

export const balanceRules = [
  rule(balanceRecords, ({ shop, user, params, query, language }) => {
    const rows = recordsOf(shop, user).filter(BELONGS[params.type] ?? (() => false));
    return { records: page(rows, query).map((entry) => describeRecord(entry, language)), total: rows.length };
  }),
  rule(balanceTotals, ({ shop, user }) => {
    const records = recordsOf(shop, user).map(({ record }) => record);
    const ofKinds = (...kinds: readonly string[]) => records.filter(({ kind }) => kinds.includes(kind));
    return {
      balance: user.balance,
      // Without the shop's gifts.
      toppedUp: sum(ofKinds('topUp').map(({ amount, gift = 0 }) => amount - gift)),
      spent: -sum(ofKinds('payment', 'refund').map(({ amount }) => amount)),
    };
  }),
];
