import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';

/** The number of pieces (numType 0) or of lines (numType 1) in the cart. */
export const cartCount = defineCall({
  name: 'cartCount',
  method: 'GET',
  path: '/cart/count',
  auth: 'required',
  summary: 'The number on the cart button; requested with the header when a shopper is signed in.',
  query: z.object({ numType: count }),
  answer: entity(z.object({ count }), {
    decode: (wire) => ({ count: wire.count }),
    encode: (value) => ({ count: value.count }),
  }),
  states: ['a shopper with a cart is signed in', 'the token has expired'],
});
