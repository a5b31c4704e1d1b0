import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Reports the parcel with the returned goods. Takes the refund's id, not its number (reference, trap 27). */
export const refundReturn = defineCall({
  name: 'refundReturn',
  method: 'POST',
  path: '/order/refund/express',
  auth: 'required',
  summary: 'Reports the parcel with the returned goods of a refund.',
  body: z.object({
    id,
    refund_express: z.string(),
    refund_express_name: z.string(),
    refund_phone: z._default(z.string(), ''),
    refund_explain: z._default(z.string(), ''),
  }),
  states: ['a refund waits for the parcel', 'a refund is under review'],
});
