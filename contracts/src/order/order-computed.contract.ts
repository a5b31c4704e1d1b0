import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { payWay } from '../payment/pay-ways.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { freePostage, toFreePostage } from './free-postage.ts';
import { fromPlacedOrder, placedOrderWire, toPlacedOrder, type PlacedOrder } from './placed-order.entity.ts';

/**
 * The prices of the order with these choices; or the order that was already placed with this key, which is no error.
 */
export type ComputedOrder =
  | {
      kind: 'priced';
      goods: Fen;
      /** Absent where the server does not say it, which is not free postage. */
      postage?: Fen;
      /** The value of goods from which postage to this address is free; absent where the server names none. */
      freePostageFrom?: Fen;
      couponDiscount: Fen;
      pointsDiscount: Fen;
      toPay: Fen;
    }
  | ({ kind: 'placed' } & PlacedOrder);

const priced = z.object({
  status: z.literal('NONE'),
  result: z.object({
    total_price: money,
    pay_price: money,
    pay_postage: maybe(money),
    storeFreePostage: freePostage,
    coupon_price: z._default(money, 0),
    deduction_price: z._default(money, 0),
  }),
});
const placed = z.object({ status: z.literal('EXTEND_ORDER'), result: placedOrderWire });

export const orderComputed = defineCall({
  name: 'orderComputed',
  method: 'POST',
  path: '/order/computed/:orderKey',
  auth: 'required',
  summary:
    'The prices of an order draft with the chosen address, coupon and payment method; requested after each change.',
  params: z.object({ orderKey: z.string() }),
  body: z.object({
    addressId: z.optional(id),
    couponId: z._default(id, '0'),
    payType: payWay,
    useIntegral: z._default(flag, false),
    shipping_type: z._default(z.int(), 1),
  }),
  answer: entity(z.union([priced, placed]), {
    decode: (wire): ComputedOrder =>
      wire.status === 'EXTEND_ORDER'
        ? { kind: 'placed', ...toPlacedOrder(wire.result) }
        : {
            kind: 'priced',
            goods: wire.result.total_price,
            postage: wire.result.pay_postage,
            freePostageFrom: toFreePostage(wire.result.storeFreePostage),
            couponDiscount: wire.result.coupon_price,
            pointsDiscount: wire.result.deduction_price,
            toPay: wire.result.pay_price,
          },
    encode: (value) =>
      value.kind === 'placed'
        ? { status: 'EXTEND_ORDER' as const, result: fromPlacedOrder(value) }
        : {
            status: 'NONE' as const,
            result: {
              total_price: value.goods,
              pay_price: value.toPay,
              pay_postage: value.postage,
              storeFreePostage: value.freePostageFrom,
              coupon_price: value.couponDiscount,
              deduction_price: value.pointsDiscount,
            },
          },
  }),
  states: ['an order draft exists', 'the order key has been used', 'a coupon can be used for the cart'],
});
