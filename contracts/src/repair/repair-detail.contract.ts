import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { repairRequest } from './repair-request.entity.ts';

export const repairDetail = defineCall({
  name: 'repairDetail',
  method: 'GET',
  path: '/supple/order/detail/:number',
  auth: 'required',
  summary: 'A repair request with its history. Refused for a request of another shopper.',
  params: z.object({ number: z.string() }),
  answer: repairRequest,
  states: ['a repair request is in review', 'a repair request is shipped', 'a shopper is signed in'],
});
