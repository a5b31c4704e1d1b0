import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Takes a refund that is decided out of the list. A GET on servers of the family, although it changes something. */
export const refundDel = defineCall({
  name: 'refundDel',
  method: 'GET',
  path: '/order/refund/del/:refundNumber',
  auth: 'required',
  summary: 'Takes a decided refund out of the list.',
  params: z.object({ refundNumber: z.string() }),
  states: ['a refund is done', 'a refund is under review'],
});
