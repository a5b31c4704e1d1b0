import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/**
 * Confirms the receipt of a shipped order. Refused before it is shipped, and for an order in several parcels as a
 * whole.
 */
export const orderTake = defineCall({
  name: 'orderTake',
  method: 'POST',
  path: '/order/take',
  auth: 'required',
  summary: 'Confirms the receipt of a shipped order.',
  body: z.object({ uni: z.string() }),
  states: ['an order is shipped', 'an order is paid'],
});
