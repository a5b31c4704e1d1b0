import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { refund, type Refund } from './refund.entity.ts';

/**
 * `refund_status`: '' all, 1 open, 2 done. The `num` beside the list counts the refunds of all shoppers, so it is not
 * read (reference, trap 24).
 */
export const refundList = defineCall({
  name: 'refundList',
  method: 'GET',
  path: '/order/refund/list',
  auth: 'required',
  summary: 'One page of the shopper’s refunds, newest first.',
  query: z.object({ refund_status: z.optional(z.string()), page: count, limit: count }),
  answer: entity(z.object({ list: listOf(refund), count }), {
    decode: (wire): { refunds: readonly Refund[]; total: number } => ({ refunds: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.refunds], count: value.total }),
  }),
  states: ['a refund is under review', 'a shopper is signed in'],
});
