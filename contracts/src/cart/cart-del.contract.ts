import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Removes lines from the cart; also used to clear the ones that cannot be bought. */
export const cartDel = defineCall({
  name: 'cartDel',
  method: 'POST',
  path: '/cart/del',
  auth: 'required',
  summary: 'Removes lines from the cart.',
  body: z.object({ ids: z.array(id) }),
  states: ['a shopper with a cart is signed in'],
});
