import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf, orEmptyList } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { textMoment, type Moment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';

/** An event that the carrier reported. `at` is absent where its time cannot be parsed. */
export type CarrierEvent = { at?: Moment; text: string };
/** The tracking of a parcel; events newest first, none until the carrier reports one. */
export type Tracking = { carrier: string; parcelNumber: string; address: string; events: readonly CarrierEvent[] };

/** The time of an event. Carriers have their own formats; a time that cannot be parsed is left out. */
const carrierTime = z.codec(text, z.optional(z.int()), {
  decode: (wire) => z.safeDecode(textMoment, wire).data,
  encode: (moment) => z.encode(textMoment, moment) ?? '',
});
const event = z.object({ time: carrierTime, status: text });

export const orderExpress = defineCall({
  name: 'orderExpress',
  method: 'GET',
  path: '/order/express/:orderNumber',
  auth: 'required',
  summary: 'The tracking of a shipped order. Refused before it is shipped.',
  params: z.object({ orderNumber: z.string() }),
  answer: entity(
    z.object({
      order: z.object({ delivery_name: text, delivery_id: text, user_address: text }),
      express: orEmptyList(z.object({ result: orEmptyList(z.object({ list: withDefault(listOf(event), []) })) })),
    }),
    {
      decode: (wire): Tracking => ({
        carrier: wire.order.delivery_name,
        parcelNumber: wire.order.delivery_id,
        address: wire.order.user_address,
        events: (wire.express?.result?.list ?? []).map(({ time, status }) => ({
          at: time,
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
