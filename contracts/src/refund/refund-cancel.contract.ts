import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Cancels a refund request. Refused after the final decision. */
export const refundCancel = defineCall({
  name: 'refundCancel',
  method: 'POST',
  path: '/order/refund/cancel/:refundNumber',
  auth: 'required',
  summary: 'Cancels a refund request.',
  params: z.object({ refundNumber: z.string() }),
  states: ['a refund is under review', 'a refund is done'],
});
