import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Removes a decided refund from the list. A GET on servers of the family, although it changes state. */
export const refundDel = defineCall({
  name: 'refundDel',
  method: 'GET',
  path: '/order/refund/del/:refundNumber',
  auth: 'required',
  summary: 'Removes a decided refund from the list.',
  params: z.object({ refundNumber: z.string() }),
  states: ['a refund is done', 'a refund is under review'],
});
