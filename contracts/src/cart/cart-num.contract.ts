import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';

/** Sets a line's quantity, at least 1. Refused beyond the stock. */
export const cartNum = defineCall({
  name: 'cartNum',
  method: 'POST',
  path: '/cart/num',
  auth: 'required',
  summary: 'Sets the quantity of a cart line.',
  body: z.object({ id, number: count }),
  states: ['a shopper with a cart is signed in'],
});
