import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { heldCoupon } from './held-coupon.entity.ts';

/** The shopper's coupons: `kind` 0 all, 1 unused, 2 used or expired. */
export const heldCoupons = defineCall({
  name: 'heldCoupons',
  method: 'GET',
  path: '/coupons/user/:kind',
  auth: 'required',
  summary: 'The shopper’s coupons: all (0), unused (1), used or expired (2).',
  params: z.object({ kind: z.string() }),
  query: z.object({ page: count, limit: count }),
  answer: listOf(heldCoupon),
  states: ['a shopper has coupons', 'a shopper is signed in'],
});
