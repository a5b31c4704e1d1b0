import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

export const repairCartDel = defineCall({
  name: 'repairCartDel',
  method: 'POST',
  path: '/supple/cart/del',
  auth: 'required',
  summary: 'Removes a request from the repair cart.',
  body: z.object({ id }),
  states: ['a repair request is in the cart'],
});
