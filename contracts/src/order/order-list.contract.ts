import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { order, type Order } from './order.entity.ts';

/**
 * `type`: '' all, 0 unpaid, 1 to ship, 2 to receive, 3 to review, 4 finished. Deleted orders are in no list; cancelled
 * ones are among all, on servers that send `is_cancelled`. An order in parcels appears as its parcels.
 */
export const orderList = defineCall({
  name: 'orderList',
  method: 'GET',
  path: '/pc/get_order_list',
  auth: 'required',
  summary: 'One page of the shopper’s orders, by state and by a search in number and goods.',
  query: z.object({ type: z.optional(z.string()), search: z.optional(z.string()), page: count, limit: count }),
  answer: entity(z.object({ list: listOf(order), count }), {
    decode: (wire): { orders: readonly Order[]; total: number } => ({ orders: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.orders], count: value.total }),
  }),
  states: ['an order is paid', 'a shopper is signed in'],
});
