import * as z from 'zod/mini';
import { fromHeldCoupon, heldCouponWire, toHeldCoupon, type HeldCoupon } from '../coupon/held-coupon.entity.ts';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';

/** A coupon as it was given: servers of the family send it before it has an id of its own, with `cid`, that of its kind. */
const wonCoupon = entity(z.extend(heldCouponWire, { id: z.optional(id), cid: z.optional(id) }), {
  decode: (wire): HeldCoupon => toHeldCoupon({ ...wire, id: wire.id ?? wire.cid ?? '' }),
  encode: fromHeldCoupon,
});

/** Coupons that came with an order that was paid; usually none. */
export const wonCoupons = defineCall({
  name: 'wonCoupons',
  method: 'POST',
  path: '/v2/order/product_coupon/:orderNumber',
  auth: 'required',
  summary: 'Coupons that came with a paid order.',
  params: z.object({ orderNumber: z.string() }),
  answer: listOf(wonCoupon),
  states: ['an order is paid'],
});
