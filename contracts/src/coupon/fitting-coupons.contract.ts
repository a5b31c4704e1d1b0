import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { flag } from '../wire/flag.ts';
import { listOf } from '../wire/list-or-map.ts';
import { heldCoupon } from './held-coupon.entity.ts';

/** Coupons of the shopper that can be used for these lines. Servers ignore the price in the path; clients send 0. */
export const fittingCoupons = defineCall({
  name: 'fittingCoupons',
  method: 'GET',
  path: '/coupons/order/:price',
  auth: 'required',
  summary: 'Coupons that can be used for the lines of an order draft.',
  params: z.object({ price: z.string() }),
  query: z.object({ cartId: z.string(), new: flag, shippingType: z._default(count, 1) }),
  answer: listOf(heldCoupon),
  states: ['a coupon can be used for the cart', 'a shopper with a cart is signed in'],
});
