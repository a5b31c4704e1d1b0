import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { payWay } from '../payment/pay-ways.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { fromPlacedOrder, placedOrderWire, toPlacedOrder, type PlacedOrder } from './placed-order.entity.ts';

/** A new order, or the one that was already placed with this key (a second click, the back button): never two. */
export type CreatedOrder = { isNew: boolean } & PlacedOrder;

export const orderCreate = defineCall({
  name: 'orderCreate',
  method: 'POST',
  path: '/order/create/:orderKey',
  auth: 'required',
  summary: 'Places the order. The same key again returns the same order (EXTEND_ORDER), never a second one.',
  params: z.object({ orderKey: z.string() }),
  body: z.object({
    // Without an address, the server says so.
    addressId: z.union([id, z.literal('')]),
    couponId: z._default(id, '0'),
    payType: payWay,
    useIntegral: z._default(flag, false),
    shipping_type: z._default(z.int(), 1),
    mark: z._default(z.string(), ''),
    new: z._default(flag, false),
    /** Without `pc` the first server generation requires a payment method at once. */
    from: z._default(z.string(), 'pc'),
  }),
  answer: entity(z.object({ status: z.enum(['SUCCESS', 'EXTEND_ORDER', 'ORDER_EXIST']), result: placedOrderWire }), {
    decode: (wire): CreatedOrder => ({ isNew: wire.status === 'SUCCESS', ...toPlacedOrder(wire.result) }),
    encode: (value) => ({
      status: value.isNew ? ('SUCCESS' as const) : ('EXTEND_ORDER' as const),
      result: fromPlacedOrder(value),
    }),
  }),
  states: ['an order draft exists', 'the order key has been used'],
});
