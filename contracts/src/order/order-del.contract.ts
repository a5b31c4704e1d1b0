import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Removes an unpaid, completed or refunded order from the shopper's list. */
export const orderDel = defineCall({
  name: 'orderDel',
  method: 'POST',
  path: '/order/del',
  auth: 'required',
  summary: 'Removes an unpaid, completed or refunded order from the list.',
  body: z.object({ uni: z.string() }),
  states: ['an order is completed', 'an order is paid'],
});
