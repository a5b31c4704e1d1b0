import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

export const repairCancel = defineCall({
  name: 'repairCancel',
  method: 'POST',
  path: '/supple/order/cancel',
  auth: 'required',
  summary: 'Cancels a repair request before it is picked; money that was paid is paid back.',
  body: z.object({ uni: z.string() }),
  states: ['a repair request is in review', 'a repair request is shipped'],
});
