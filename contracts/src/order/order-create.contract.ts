import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { payWay } from '../payment/pay-ways.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { fromPlacedOrder, placedOrderWire, toPlacedOrder, type PlacedOrder } from './placed-order.entity.ts';

/** A new order, or the one this key was already turned into (a second click, or the back button): never two. */
export type Created = { isNew: boolean } & PlacedOrder;

export const orderCreate = defineCall({
  name: 'orderCreate',
  method: 'POST',
  path: '/order/create/:orderKey',
  auth: 'required',
  summary: 'Places the order. The same key again answers the same order (EXTEND_ORDER), never a second one.',
  params: z.object({ orderKey: z.string() }),
  body: z.object({
    addressId: id,
    couponId: z._default(id, '0'),
    payType: payWay,
    useIntegral: z._default(flag, false),
    shipping_type: z._default(z.int(), 1),
    mark: z._default(z.string(), ''),
    new: z._default(flag, false),
    /** The first server generation demands a pay type at once unless this says pc. */
    from: z._default(z.string(), 'pc'),
  }),
  answer: entity(z.object({ status: z.enum(['SUCCESS', 'EXTEND_ORDER', 'ORDER_EXIST']), result: placedOrderWire }), {
    decode: (wire): Created => ({ isNew: wire.status === 'SUCCESS', ...toPlacedOrder(wire.result) }),
    encode: (value) => ({
      status: value.isNew ? ('SUCCESS' as const) : ('EXTEND_ORDER' as const),
      result: fromPlacedOrder(value),
    }),
  }),
  states: ['an order is laid out', 'the order key is used up'],
});
