import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf } from '../wire/list-or-map.ts';
import { couponOffer } from './coupon-offer.entity.ts';

/** Coupons that can be received; with a product, the ones for it. */
export const couponOffers = defineCall({
  name: 'couponOffers',
  method: 'GET',
  path: '/coupons',
  auth: 'optional',
  summary: 'Coupons that can be received, for a product or in general.',
  query: z.object({ product_id: z.optional(z.string()) }),
  answer: listOf(couponOffer),
  states: ['the shop is open'],
});
