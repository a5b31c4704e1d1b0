import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { cartLine, invalidLine, type CartLine } from './cart-line.entity.ts';

/** The whole cart: what can be bought now, and what cannot (off sale, sold out, deleted). */
export type Cart = { valid: readonly CartLine[]; invalid: readonly CartLine[] };

export const cartList = defineCall({
  name: 'cartList',
  method: 'GET',
  path: '/pc/get_cart_list',
  auth: 'required',
  summary: 'The whole cart; lines that cannot be bought come in a list of their own.',
  answer: entity(z.object({ valid: listOf(cartLine), invalid: listOf(invalidLine) }), {
    decode: (wire): Cart => ({
      valid: wire.valid.map((line) => ({ ...line, isValid: true })),
      invalid: wire.invalid.map((line) => ({ ...line, isValid: false })),
    }),
    encode: (cart) => ({ valid: [...cart.valid], invalid: [...cart.invalid] }),
  }),
  states: ['a shopper with a cart is signed in', 'a shopper is signed in'],
});
