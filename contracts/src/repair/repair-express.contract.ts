import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { orderExpress } from '../order/order-express.contract.ts';

export const repairExpress = defineCall({
  name: 'repairExpress',
  method: 'GET',
  path: '/supple/order/express/:number',
  auth: 'required',
  summary: 'The tracking of a shipped repair request, with the answer of orderExpress. Refused before it is shipped.',
  params: z.object({ number: z.string() }),
  answer: orderExpress.answer,
  states: ['a repair request is shipped', 'a repair request is in review'],
});
