import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';

/** Asks for a refund. Without `cart_ids` of the whole order. Refused for more pieces than are left, and while another refund of the order is open. */
export const refundApply = defineCall({
  name: 'refundApply',
  method: 'POST',
  path: '/order/refund/apply/:orderId',
  auth: 'required',
  summary: 'Asks for money back, for all of an order or for some pieces of it.',
  params: z.object({ orderId: z.string() }),
  body: z.object({
    /** The reason, one of those the shop gives. */
    text: z.string(),
    refund_reason_wap_explain: z._default(z.string(), ''),
    /** Addresses of images, comma-separated. */
    refund_reason_wap_img: z._default(z.string(), ''),
    /** 1 money alone, 2 goods back for money. */
    refund_type: z.union([z.literal(1), z.literal(2)]),
    cart_ids: z.optional(z.array(z.object({ cart_id: id, cart_num: count }))),
  }),
  states: ['an order is paid', 'a refund is under review'],
});
