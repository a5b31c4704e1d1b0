import * as z from 'zod/mini';
import { orderLine, type OrderLine } from '../order/order-line.entity.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { anyMoment, unixMoment, type Moment } from '../wire/moment.ts';
import { money, type Fen } from '../wire/money.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/**
 * The state of a refund (reference: refund row; labels of spec section 4): under review, awaiting the parcel with the
 * goods, the parcel is on its way, paid, or rejected by the shop. `unknown`: the server sends a state that no document
 * names, which allows nothing.
 */
export type RefundState = 'underReview' | 'awaitingReturn' | 'returning' | 'refunded' | 'rejected' | 'unknown';
/** Money only, or a return of goods. */
export type RefundKind = 'money' | 'goods';

/** A requested refund. */
export type Refund = {
  id: string;
  /** Digits, beyond 2^53. */
  number: string;
  orderId: string;
  state: RefundState;
  kind: RefundKind;
  /** The server's label of the state. */
  stateTitle: string;
  lines: readonly OrderLine[];
  pieces: number;
  /** What was requested; once it is refunded, what the server says it refunded. */
  amount: Fen;
  reason: string;
  /** The shopper's explanation. */
  explanation: string;
  images: readonly string[];
  /** The shop's reason for the rejection; '' otherwise. */
  refusal: string;
  /** Whether the server opened it because the group of a group-buy was not completed. */
  isOfFailedGroup?: boolean;
  requestedAt?: Moment;
  refundedAt?: Moment;
  /** The parcel with the returned goods; '' until the shopper reports it. */
  returnCarrier: string;
  returnNumber: string;
};

/** `refund_type`: 1 money and 2 return requested, 3 rejected, 4 agreed, 5 goods on their way, 6 paid. */
const STATES: Readonly<Record<number, RefundState>> = {
  1: 'underReview',
  2: 'underReview',
  3: 'rejected',
  4: 'awaitingReturn',
  5: 'returning',
  6: 'refunded',
};
const TYPES: Record<RefundState, number> = {
  underReview: 1,
  rejected: 3,
  awaitingReturn: 4,
  returning: 5,
  refunded: 6,
  unknown: 99,
};
const GOODS = 2;
/** The shop's decision overwrites the requested `refund_type`; only 2, 4 and 5 mean returned goods. */
const isWithGoods = (type: number, returnNumber: string) =>
  type === GOODS || type === TYPES.awaitingReturn || type === TYPES.returning || returnNumber !== '';

export const refundWire = z.object({
  id,
  order_id: key,
  store_order_id: id,
  refund_type: count,
  refund_num: count,
  refund_price: money,
  refunded_price: maybe(money),
  is_pink_cancel: maybe(flag),
  refund_reason: text,
  refund_explain: text,
  refund_img: withDefault(listOf(address), []),
  refuse_reason: text,
  refunded_time: z.optional(unixMoment),
  refund_express: text,
  refund_express_name: text,
  // Text with minutes or seconds in lists, unix seconds in the detail.
  add_time: anyMoment,
  cartInfo: listOf(orderLine),
  _status: z.object({ _title: text }),
});
type RefundWire = z.output<typeof refundWire>;

export const toRefund = (wire: RefundWire): Refund => ({
  id: wire.id,
  number: wire.order_id,
  orderId: wire.store_order_id,
  state: STATES[wire.refund_type] ?? 'unknown',
  kind: isWithGoods(wire.refund_type, wire.refund_express) ? 'goods' : 'money',
  stateTitle: wire._status._title,
  lines: wire.cartInfo,
  pieces: wire.refund_num,
  amount: (wire.refund_type === TYPES.refunded && wire.refunded_price) || wire.refund_price,
  reason: wire.refund_reason,
  explanation: wire.refund_explain,
  images: wire.refund_img.filter(Boolean),
  refusal: wire.refuse_reason,
  ...(wire.is_pink_cancel ? { isOfFailedGroup: true } : {}),
  requestedAt: wire.add_time,
  refundedAt: wire.refunded_time,
  returnCarrier: wire.refund_express_name,
  returnNumber: wire.refund_express,
});

export const fromRefund = (value: Refund): RefundWire => ({
  id: value.id,
  order_id: value.number,
  store_order_id: value.orderId,
  refund_type: value.state === 'underReview' && value.kind === 'goods' ? GOODS : TYPES[value.state],
  refund_num: value.pieces,
  refund_price: value.amount,
  refunded_price: value.state === 'refunded' ? value.amount : 0,
  is_pink_cancel: value.isOfFailedGroup ?? false,
  refund_reason: value.reason,
  refund_explain: value.explanation,
  refund_img: [...value.images],
  refuse_reason: value.refusal,
  refunded_time: value.refundedAt,
  refund_express: value.returnNumber,
  refund_express_name: value.returnCarrier,
  add_time: value.requestedAt,
  cartInfo: [...value.lines],
  _status: { _title: value.stateTitle },
});

export const refund = entity(refundWire, { decode: toRefund, encode: fromRefund });
