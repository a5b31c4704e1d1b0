import * as z from 'zod/mini';
import { fromHeldCoupon, heldCouponWire, toHeldCoupon, type HeldCoupon } from '../coupon/held-coupon.entity.ts';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';

/**
 * An earned coupon: servers of the family send it before it has an id of its own, with the id of its template as `cid`.
 */
const earnedCoupon = entity(z.extend(heldCouponWire, { id: z.optional(id), cid: z.optional(id) }), {
  decode: (wire): HeldCoupon => toHeldCoupon({ ...wire, id: wire.id ?? wire.cid ?? '' }),
  encode: fromHeldCoupon,
});

/** Coupons that the shopper received for a paid order; usually none. */
export const earnedCoupons = defineCall({
  name: 'earnedCoupons',
  method: 'POST',
  path: '/v2/order/product_coupon/:orderNumber',
  auth: 'required',
  summary: 'Coupons that the shopper received for a paid order.',
  params: z.object({ orderNumber: z.string() }),
  answer: listOf(earnedCoupon),
  states: ['an order is paid'],
});
