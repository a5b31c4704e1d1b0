import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { text } from '../wire/text.ts';
import { fromRefund, refundWire, toRefund, type Refund } from './refund.entity.ts';

/** A refund with everything that its page shows. */
export type RefundDetail = Refund & {
  orderNumber: string;
  /** The address for returned goods; '' until the shop has agreed. */
  returnTo: { name: string; phone: string; address: string };
  /** Carriers to choose from for the return; [] unless the shop waits for goods. */
  carriers: readonly string[];
};

/** Refused for a refund of another shopper; servers of the family lack this check (reference: refunds). */
export const refundDetail = defineCall({
  name: 'refundDetail',
  method: 'GET',
  path: '/order/refund/detail/:refundNumber',
  auth: 'required',
  summary: 'One refund by its number.',
  params: z.object({ refundNumber: z.string() }),
  answer: entity(
    z.extend(refundWire, {
      store_order_sn: key,
      express_list: withDefault(listOf(z.object({ name: text })), []),
      _status: z.object({ _title: text, refund_name: text, refund_phone: text, refund_address: text }),
    }),
    {
      decode: (wire): RefundDetail => ({
        ...toRefund(wire),
        orderNumber: wire.store_order_sn,
        returnTo: {
          name: wire._status.refund_name,
          phone: wire._status.refund_phone,
          address: wire._status.refund_address,
        },
        carriers: wire.express_list.map(({ name }) => name).filter(Boolean),
      }),
      encode: (value) => ({
        ...fromRefund(value),
        store_order_sn: value.orderNumber,
        express_list: value.carriers.map((name) => ({ name })),
        _status: {
          _title: value.stateTitle,
          refund_name: value.returnTo.name,
          refund_phone: value.returnTo.phone,
          refund_address: value.returnTo.address,
        },
      }),
    },
  ),
  states: ['a refund is under review', 'a refund waits for the parcel', 'the refund does not exist'],
});
