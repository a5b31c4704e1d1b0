import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { flashItem } from './flash-item.entity.ts';

/** The products of a slot. */
export const flashList = defineCall({
  name: 'flashList',
  method: 'GET',
  path: '/seckill/list/:slot',
  auth: 'optional',
  summary: 'One page of the products of a flash-sale slot.',
  params: z.object({ slot: z.string() }),
  query: z.object({ page: count, limit: count }),
  answer: listOf(flashItem),
  states: ['a flash sale is running'],
});
