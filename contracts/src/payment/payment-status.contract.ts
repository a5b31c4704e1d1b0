import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';

/** Whether an order is paid by now, and how many seconds its payment code still lives: 0 asks for a new one. */
export type PaymentStatus = { isPaid: boolean; secondsLeft: number };

/** Asked about every second while a code is shown. `until` is what the code said of its end, in unix seconds. */
export const paymentStatus = defineCall({
  name: 'paymentStatus',
  method: 'GET',
  path: '/pc/check_order_status/:orderNumber/:until',
  auth: 'optional',
  summary: 'Whether an order is paid by now; asked while a payment code is shown.',
  params: z.object({ orderNumber: z.string(), until: z.string() }),
  answer: entity(z.object({ status: flag, time: z._default(count, 0) }), {
    decode: (wire): PaymentStatus => ({ isPaid: wire.status, secondsLeft: Math.max(0, wire.time) }),
    encode: (value) => ({ status: value.isPaid, time: value.secondsLeft }),
  }),
  states: ['an order waits for payment', 'an order is paid'],
});
