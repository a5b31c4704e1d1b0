import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/**
 * Cancels an unpaid order; its pieces and its coupon become available again. Servers that do not send `is_cancelled`
 * delete the order with it. `id` is the order number (reference, trap 27).
 */
export const orderCancel = defineCall({
  name: 'orderCancel',
  method: 'POST',
  path: '/order/cancel',
  auth: 'required',
  summary: 'Cancels an unpaid order; its pieces and its coupon become available again.',
  body: z.object({ id: z.string() }),
  states: ['an order waits for payment', 'an order is paid'],
});
