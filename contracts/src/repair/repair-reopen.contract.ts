import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

export const repairReopen = defineCall({
  name: 'repairReopen',
  method: 'POST',
  path: '/supple/order/reopen',
  auth: 'required',
  summary: 'Reports that parts are still missing after the parcel arrived; possible once.',
  body: z.object({
    uni: z.string(),
    /** What is still missing, in the shopper’s words. */
    mark: z.string(),
  }),
  states: ['a repair request is received', 'a repair request is in review'],
});
