import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Tells with which parcel the goods come back. Takes the refund's id, not its number (reference, trap 27). */
export const refundReturn = defineCall({
  name: 'refundReturn',
  method: 'POST',
  path: '/order/refund/express',
  auth: 'required',
  summary: 'Tells with which parcel the goods of a refund come back.',
  body: z.object({
    id,
    refund_express: z.string(),
    refund_express_name: z.string(),
    refund_phone: z._default(z.string(), ''),
    refund_explain: z._default(z.string(), ''),
  }),
  states: ['a refund waits for the parcel', 'a refund is under review'],
});
