import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';

/**
 * Requests a refund, without `cart_ids` of the whole order. Refused for too many pieces, and while another refund of
 * the order is open.
 */
export const refundApply = defineCall({
  name: 'refundApply',
  method: 'POST',
  path: '/order/refund/apply/:orderId',
  auth: 'required',
  summary: 'Requests a refund of a whole order or of some of its pieces.',
  params: z.object({ orderId: z.string() }),
  body: z.object({
    /** One of the shop's reasons. */
    text: z.string(),
    refund_reason_wap_explain: z._default(z.string(), ''),
    /** Addresses of images, comma-separated. */
    refund_reason_wap_img: z._default(z.string(), ''),
    /** 1 money only, 2 return of goods. */
    refund_type: z.union([z.literal(1), z.literal(2)]),
    cart_ids: z.optional(z.array(z.object({ cart_id: id, cart_num: count }))),
  }),
  states: ['an order is paid', 'a refund is under review'],
});
