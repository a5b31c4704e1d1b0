import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';

/** How much is in the cart: pieces with numType 0, lines with numType 1. */
export const cartCount = defineCall({
  name: 'cartCount',
  method: 'GET',
  path: '/cart/count',
  auth: 'required',
  summary: 'Number on the cart button; asked when the header appears and a shopper is signed in.',
  query: z.object({ numType: count }),
  answer: entity(z.object({ count }), {
    decode: (wire) => ({ count: wire.count }),
    encode: (value) => ({ count: value.count }),
  }),
  states: ['a shopper with a cart is signed in', 'the token is old'],
});
