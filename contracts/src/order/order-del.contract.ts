import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Takes an order that is over out of the shopper's list: unpaid, completed or refunded ones. */
export const orderDel = defineCall({
  name: 'orderDel',
  method: 'POST',
  path: '/order/del',
  auth: 'required',
  summary: 'Takes an order that is over out of the list.',
  body: z.object({ uni: z.string() }),
  states: ['an order is completed', 'an order is paid'],
});
