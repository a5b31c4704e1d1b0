import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

export const repairEvidence = defineCall({
  name: 'repairEvidence',
  method: 'POST',
  path: '/supple/order/evidence',
  auth: 'required',
  summary: 'Answers the agent’s question with words and images; the review goes on.',
  body: z.object({
    uni: z.string(),
    mark: z.string(),
    /** Addresses of uploaded images. */
    images: z.array(z.string()),
  }),
  states: ['a repair request needs more evidence', 'a repair request is in review'],
});
