import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';

/**
 * Reviews a line of an order, once. Its answer is unreliable, and may be an empty body although the review was stored
 * (reference, trap 28).
 */
export const orderComment = defineCall({
  name: 'orderComment',
  method: 'POST',
  path: '/order/comment',
  auth: 'required',
  summary: 'Reviews a line of a received order: stars for goods and service, text, addresses of images.',
  body: z.object({
    unique: z.string(),
    comment: z.string(),
    pics: z.array(z.string()),
    product_score: count,
    service_score: count,
  }),
  mayBeSilent: true,
  states: ['an order is received', 'an order is completed'],
});
