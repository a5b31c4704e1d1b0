import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { repairSet } from './repair-set.entity.ts';

export const repairSets = defineCall({
  name: 'repairSets',
  method: 'GET',
  path: '/supple/sets',
  auth: 'none',
  summary: 'Sets whose number begins with, or whose name contains, the keyword; all sets without one.',
  query: z.object({ keyword: z._default(z.string(), ''), limit: count }),
  answer: listOf(repairSet),
  states: ['the shop repairs sets'],
});
