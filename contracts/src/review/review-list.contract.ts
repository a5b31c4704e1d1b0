import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { review } from './review.entity.ts';

/** A page of reviews: `type` 0 all, 1 good, 2 medium, 3 poor. */
export const reviewList = defineCall({
  name: 'reviewList',
  method: 'GET',
  path: '/reply/list/:id',
  auth: 'optional',
  summary: 'One page of a product’s reviews: all (0), good (1), medium (2) or poor (3).',
  params: z.object({ id: z.string() }),
  query: z.object({ type: count, page: count, limit: count }),
  answer: listOf(review),
  states: ['the shop is open'],
});
