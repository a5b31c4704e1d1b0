import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';
import { textMoment, type Moment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';
import { orderLine, type OrderLine } from './order-line.entity.ts';
import { fromOrderState, toOrderState, type OrderState } from './order-state.ts';

/** A part of an order that is sent on its own: the server creates an order with its own number for each. */
export type Parcel = {
  orderNumber: string;
  state: OrderState;
  /** Absent where the server does not say which goods it has; the lines of the order are those of all its parcels. */
  lines?: readonly OrderLine[] | undefined;
  /** Absent where the server does not say how many it has. */
  pieces?: number | undefined;
  /** '' until it is shipped. */
  carrier: string;
  parcelNumber: string;
  shippedAt?: Moment;
};

/**
 * The state from the row's own `status` (reference: raw order columns), for rows without a derived one. A parcel is
 * always paid.
 */
const BY_ROW: Readonly<Record<number, OrderState>> = {
  0: 'toShip',
  1: 'toReceive',
  2: 'toReview',
  3: 'completed',
  [-2]: 'refunded',
};
/** Its `refund_status`, where it is not 0. */
const BY_REFUND: Readonly<Record<number, OrderState>> = { 1: 'refunding', 2: 'refunded' };

/**
 * A row of `split`: the columns that are read of an order row. The second generation sends neither a derived state nor
 * lines: the whole order has them in its own `cartInfo`.
 */
export const parcel = entity(
  z.object({
    order_id: key,
    _status: z.optional(z.object({ _type: count })),
    status: maybe(count),
    refund_status: maybe(count),
    cartInfo: maybe(listOf(orderLine)),
    total_num: maybe(count),
    delivery_name: text,
    delivery_id: text,
    order_log: z.optional(z.object({ delivery: z.optional(textMoment) })),
  }),
  {
    decode: (wire): Parcel => ({
      orderNumber: wire.order_id,
      state: wire._status
        ? toOrderState(wire._status._type)
        : (BY_REFUND[wire.refund_status ?? 0] ??
          (wire.status === undefined ? undefined : BY_ROW[wire.status]) ??
          'unknown'),
      lines: wire.cartInfo?.length ? wire.cartInfo : undefined,
      pieces: wire.total_num || undefined,
      carrier: wire.delivery_name,
      parcelNumber: wire.delivery_id,
      shippedAt: wire.order_log?.delivery,
    }),
    encode: (value) => ({
      order_id: value.orderNumber,
      _status: { _type: fromOrderState(value.state) },
      cartInfo: value.lines && [...value.lines],
      total_num: value.pieces,
      delivery_name: value.carrier,
      delivery_id: value.parcelNumber,
      order_log: { delivery: value.shippedAt },
    }),
  },
);
