import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';
import { balanceRecord, type BalanceRecord } from './balance-record.entity.ts';

/** A page of changes of the balance, newest first. `total` is absent where the server does not count them. */
export type BalanceRecordPage = { records: readonly BalanceRecord[]; total?: number };

/**
 * `type`: 0 all, 1 spent, 2 gained. Refunds of orders are gains, but servers of the family leave them out of 2. The
 * types 3 and 4 are commissions and their withdrawal, which the shop does not have. The months beside the list repeat
 * those of its rows.
 */
export const balanceRecords = defineCall({
  name: 'balanceRecords',
  method: 'GET',
  path: '/pc/get_balance_record/:type',
  auth: 'required',
  summary: 'One page of the changes of the balance, newest first: all (0), spent (1), gained (2).',
  params: z.object({ type: z.string() }),
  query: z.object({ page: count, limit: count }),
  answer: entity(
    z.object({
      list: listOf(balanceRecord),
      time: z.optional(z.nullable(listOf(z.string()))),
      count: maybe(count),
    }),
    {
      decode: (wire): BalanceRecordPage => ({ records: wire.list, total: wire.count }),
      encode: (value) => ({
        list: [...value.records],
        time: [...new Set(value.records.map(({ month }) => month))],
        count: value.total,
      }),
    },
  ),
  states: ['a shopper has balance records'],
});
