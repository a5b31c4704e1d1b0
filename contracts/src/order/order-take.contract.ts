import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Confirms that a shipped order has arrived. Refused for one that is not shipped, and for the whole of one in several parcels. */
export const orderTake = defineCall({
  name: 'orderTake',
  method: 'POST',
  path: '/order/take',
  auth: 'required',
  summary: 'Confirms that a shipped order has arrived.',
  body: z.object({ uni: z.string() }),
  states: ['an order is shipped', 'an order is paid'],
});
