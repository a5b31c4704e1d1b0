import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Takes lines out of the cart; also the way to clear the ones that cannot be bought. */
export const cartDel = defineCall({
  name: 'cartDel',
  method: 'POST',
  path: '/cart/del',
  auth: 'required',
  summary: 'Takes lines out of the cart.',
  body: z.object({ ids: z.array(id) }),
  states: ['a shopper with a cart is signed in'],
});
