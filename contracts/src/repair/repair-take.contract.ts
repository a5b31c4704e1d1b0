import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

export const repairTake = defineCall({
  name: 'repairTake',
  method: 'POST',
  path: '/supple/order/take',
  auth: 'required',
  summary: 'Confirms that the parcel with the replacement parts arrived.',
  body: z.object({ uni: z.string() }),
  states: ['a repair request is shipped', 'a repair request is in review'],
});
