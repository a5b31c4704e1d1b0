import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { fromPayWays, maybePayWaySwitches, toKnownPayWays, type PayWay } from '../payment/pay-ways.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { maybe } from '../wire/maybe.ts';

/** The number of orders in each state; `refunding` counts refunds that are not decided, absent where not sent. */
export type OrderCounts = {
  all: number;
  unpaid: number;
  toShip: number;
  toReceive: number;
  toReview: number;
  completed: number;
  refunding?: number | undefined;
  /** How orders and top-ups can be paid; absent where not sent. */
  payWays?: readonly PayWay[] | undefined;
};

export const orderCounts = defineCall({
  name: 'orderCounts',
  method: 'GET',
  path: '/order/data',
  auth: 'required',
  summary: 'The numbers on the tabs of the order list.',
  answer: entity(
    z.object({
      order_count: count,
      // On newer servers `order_count` leaves out some of the orders that the list has.
      pc_order_count: maybe(count),
      unpaid_count: count,
      unshipped_count: count,
      received_count: count,
      evaluated_count: count,
      complete_count: count,
      refunding_count: maybe(count),
      ...maybePayWaySwitches,
    }),
    {
      decode: (wire): OrderCounts => ({
        all: wire.pc_order_count ?? wire.order_count,
        unpaid: wire.unpaid_count,
        toShip: wire.unshipped_count,
        toReceive: wire.received_count,
        toReview: wire.evaluated_count,
        completed: wire.complete_count,
        refunding: wire.refunding_count,
        payWays: toKnownPayWays(wire),
      }),
      encode: (value) => ({
        order_count: value.all,
        pc_order_count: value.all,
        unpaid_count: value.unpaid,
        unshipped_count: value.toShip,
        received_count: value.toReceive,
        evaluated_count: value.toReview,
        complete_count: value.completed,
        refunding_count: value.refunding,
        ...(value.payWays && fromPayWays(value.payWays)),
      }),
    },
  ),
  states: ['an order is paid'],
});
