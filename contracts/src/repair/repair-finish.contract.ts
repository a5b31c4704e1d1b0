import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

export const repairFinish = defineCall({
  name: 'repairFinish',
  method: 'POST',
  path: '/supple/order/finish',
  auth: 'required',
  summary: 'Confirms that nothing is missing any more: the request is done.',
  body: z.object({ uni: z.string() }),
  states: ['a repair request is received', 'a repair request is in review'],
});
