import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { maybe } from '../wire/maybe.ts';

/** Whether an order is paid, and in how many seconds its payment code expires: at 0 a new one is needed; absent when it is not sent. */
export type PaymentStatus = { isPaid: boolean; secondsLeft?: number };

/** Requested about every second while a code is shown. `until` is the expiry of the code, in unix seconds. */
export const paymentStatus = defineCall({
  name: 'paymentStatus',
  method: 'GET',
  path: '/pc/check_order_status/:orderNumber/:until',
  auth: 'optional',
  summary: 'Whether an order is paid; requested while a payment code is shown.',
  params: z.object({ orderNumber: z.string(), until: z.string() }),
  answer: entity(z.object({ status: flag, time: maybe(count) }), {
    decode: (wire): PaymentStatus => ({
      isPaid: wire.status,
      secondsLeft: wire.time === undefined ? undefined : Math.max(0, wire.time),
    }),
    encode: (value) => ({ status: value.isPaid, time: value.secondsLeft }),
  }),
  states: ['an order waits for payment', 'an order is paid'],
});
