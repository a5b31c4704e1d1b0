import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Receives a coupon. Refused when none is left, the shopper has it already, or it is for members only. */
export const couponReceive = defineCall({
  name: 'couponReceive',
  method: 'POST',
  path: '/coupon/receive',
  auth: 'required',
  summary: 'Puts a coupon into the shopper’s wallet.',
  body: z.object({ couponId: id }),
  states: ['a coupon can be received', 'no coupon is left'],
});
