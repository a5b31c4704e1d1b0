import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';

/**
 * Puts a quantity of one colour of a part into the cart. Answers the line's id, new or merged;
 * with `new` (buy now) a key of digits that lives 3600 s and is beyond 2^53.
 */
export const cartAdd = defineCall({
  name: 'cartAdd',
  method: 'POST',
  path: '/cart/add',
  auth: 'required',
  summary: 'Puts a quantity of one colour of a part into the cart (new = 1: buys it now, apart from the cart).',
  // `secKillId` buys at a flash sale's price; it goes with `new` only.
  body: z.object({ productId: id, uniqueId: z.string(), cartNum: count, new: flag, secKillId: z.optional(id) }),
  answer: entity(z.object({ cartId: key }), {
    decode: (wire) => ({ lineId: wire.cartId }),
    encode: (value) => ({ cartId: value.lineId }),
  }),
  states: ['a shopper is signed in and a part is in stock', 'a shopper is signed in and a part is sold out'],
});
