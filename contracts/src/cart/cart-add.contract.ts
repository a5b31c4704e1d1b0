import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';

/**
 * Adds a quantity of one colour of a part to the cart. Returns the line's id, new or merged;
 * with `new` (buy now) a key of digits that lives 3600 s and is beyond 2^53.
 */
export const cartAdd = defineCall({
  name: 'cartAdd',
  method: 'POST',
  path: '/cart/add',
  auth: 'required',
  summary: 'Adds a quantity of one colour of a part to the cart (new = 1: buy now, without the cart).',
  // `secKillId` buys at the price of a flash sale; only with `new`.
  body: z.object({ productId: id, uniqueId: z.string(), cartNum: count, new: flag, secKillId: z.optional(id) }),
  answer: entity(z.object({ cartId: key }), {
    decode: (wire) => ({ lineId: wire.cartId }),
    encode: (value) => ({ cartId: value.lineId }),
  }),
  states: ['a shopper is signed in and a part is in stock', 'a shopper is signed in and a part is sold out'],
});
