import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Takes a request back. Refused once it was decided for good. */
export const refundCancel = defineCall({
  name: 'refundCancel',
  method: 'POST',
  path: '/order/refund/cancel/:refundNumber',
  auth: 'required',
  summary: 'Takes the request for a refund back.',
  params: z.object({ refundNumber: z.string() }),
  states: ['a refund is under review', 'a refund is done'],
});
