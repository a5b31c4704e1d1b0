import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { orEmptyList, listOf } from '../wire/list-or-map.ts';
import { textMoment, type Moment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';

/** What the carrier reported, newest first. `at` is absent where the carrier's time cannot be read. */
export type CarrierEvent = { at?: Moment; text: string };
/** Where a parcel is. No events: the carrier has not reported anything yet. */
export type Tracking = { carrier: string; parcelNumber: string; address: string; events: readonly CarrierEvent[] };

/** Carriers write times in their own ways; one that cannot be read leaves its event without a time. */
const carrierTime = z.codec(text, z.optional(z.int()), {
  decode: (said) => z.safeDecode(textMoment, said).data,
  encode: (moment) => z.encode(textMoment, moment) ?? '',
});
const event = z.object({ time: carrierTime, status: text });

export const orderExpress = defineCall({
  name: 'orderExpress',
  method: 'GET',
  path: '/order/express/:orderNumber',
  auth: 'required',
  summary: 'Where a shipped order is, by its carrier. Refused while nothing is shipped.',
  params: z.object({ orderNumber: z.string() }),
  answer: entity(
    z.object({
      order: z.object({ delivery_name: text, delivery_id: text, user_address: text }),
      express: orEmptyList(z.object({ result: orEmptyList(z.object({ list: z._default(listOf(event), []) })) })),
    }),
    {
      decode: (wire): Tracking => ({
        carrier: wire.order.delivery_name,
        parcelNumber: wire.order.delivery_id,
        address: wire.order.user_address,
        events: (wire.express?.result?.list ?? []).map(({ time, status }) => ({
          ...(time === undefined ? {} : { at: time }),
          text: status,
        })),
      }),
      encode: (value) => ({
        order: { delivery_name: value.carrier, delivery_id: value.parcelNumber, user_address: value.address },
        express: { result: { list: value.events.map(({ at, text: status }) => ({ time: at, status })) } },
      }),
    },
  ),
  states: ['an order is shipped', 'an order is paid'],
});
