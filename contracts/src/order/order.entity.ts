import * as z from 'zod/mini';
import { fromPayWays, payWaySwitches, toPayWays, type PayWay } from '../payment/pay-ways.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { textMoment, unixMoment, type Moment } from '../wire/moment.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { text } from '../wire/text.ts';
import { goodsBeforeDiscounts } from './goods-before-discounts.ts';
import { GROUP_BUY_TYPE, toGroupBuy, type GroupBuy } from './group-buy.ts';
import { invoice, type Invoice } from './invoice.entity.ts';
import { fromOrderKind, toOrderKind, type OrderKind } from './order-kind.ts';
import { orderLine, type OrderLine } from './order-line.entity.ts';
import { hasOpenRefund, refundRows, toRefundRows } from './order-refunds.ts';
import { fromOrderState, toOrderState, type OrderState } from './order-state.ts';
import { parcel, type Parcel } from './parcel.entity.ts';

/** An order with everything that its page shows. */
export type Order = {
  id: string;
  number: string;
  key: string;
  state: OrderState;
  /** The server's label and message for the state; '' when it sends none. */
  stateTitle: string;
  stateMessage: string;
  kind: OrderKind;
  /** Whether the shopper collects it at a shop. */
  isPickUp: boolean;
  isPaid: boolean;
  /** The server's name of the payment method; '' while unpaid. */
  payWay: string;
  /** The payment methods to choose from. */
  payWays: readonly PayWay[];
  lines: readonly OrderLine[];
  pieces: number;
  recipient: string;
  phone: string;
  address: string;
  /** The buyer's message, at most 150 characters (spec section 9). */
  message: string;
  /** goods + postage − couponDiscount − pointsDiscount = toPay; postage that the server does not send is not free. */
  prices: { goods: Fen; postage?: Fen; couponDiscount: Fen; pointsDiscount: Fen; toPay: Fen };
  placedAt?: Moment;
  paidAt?: Moment;
  /** When the server cancels an unpaid order. */
  cancelsAt?: Moment;
  /** When the order reached each step. */
  shippedAt?: Moment;
  receivedAt?: Moment;
  completedAt?: Moment;
  /** About when the server confirms receipt by itself; only this shop's own servers say it. */
  autoConfirmsAt?: Moment | undefined;
  carrier: string;
  parcelNumber: string;
  /** The parcels of an order that is sent in several, each an order of its own; otherwise []. */
  parcels: readonly Parcel[];
  /** Whether a refund is in progress; absent where the server does not say. */
  hasOpenRefund?: boolean | undefined;
  /** How the group of a group-buy stands; absent for other orders and where the server does not say. */
  groupBuy?: GroupBuy | undefined;
  /** Whether all pieces are in refunds. */
  isAllRefunded: boolean;
  invoice?: Invoice;
};

/** Collected at a shop (reference: `shipping_type`). */
const PICK_UP = 2;

const log = z.object({
  delivery: z.optional(textMoment),
  take: z.optional(textMoment),
  complete: z.optional(textMoment),
});
const state = z.object({ _type: count, _title: text, _msg: text, _payType: text });

export const order = entity(
  z.object({
    id,
    order_id: key,
    unique: key,
    _status: state,
    // Of this shop's own servers.
    is_cancelled: withDefault(flag, false),
    auto_take_time: maybe(unixMoment),
    // Absent for a normal order.
    type: maybe(count),
    pink_id: maybe(count),
    refund: refundRows,
    shipping_type: withDefault(count, 1),
    paid: flag,
    ...payWaySwitches,
    cartInfo: listOf(orderLine),
    total_num: count,
    real_name: text,
    user_phone: text,
    user_address: text,
    mark: text,
    total_price: money,
    pay_price: money,
    pay_postage: maybe(money),
    coupon_price: z._default(money, 0),
    deduction_price: z._default(money, 0),
    add_time: unixMoment,
    pay_time: z.optional(unixMoment),
    stop_time: z.optional(unixMoment),
    order_log: z.optional(log),
    delivery_name: text,
    delivery_id: text,
    split: withDefault(listOf(parcel), []),
    is_all_refund: withDefault(flag, false),
    invoice: z.nullish(invoice),
  }),
  {
    decode: (wire): Order => ({
      id: wire.id,
      number: wire.order_id,
      key: wire.unique,
      state: wire.is_cancelled ? 'cancelled' : toOrderState(wire._status._type),
      stateTitle: wire._status._title,
      stateMessage: wire._status._msg,
      kind: toOrderKind(wire.type),
      groupBuy: toGroupBuy(wire, toOrderState(wire._status._type)),
      hasOpenRefund: hasOpenRefund(wire.refund),
      isPickUp: wire.shipping_type === PICK_UP,
      isPaid: wire.paid,
      payWay: wire._status._payType,
      payWays: toPayWays(wire),
      lines: wire.cartInfo,
      pieces: wire.total_num,
      recipient: wire.real_name,
      phone: wire.user_phone,
      address: wire.user_address,
      message: wire.mark,
      prices: {
        goods: goodsBeforeDiscounts(wire),
        postage: wire.pay_postage,
        couponDiscount: wire.coupon_price,
        pointsDiscount: wire.deduction_price,
        toPay: wire.pay_price,
      },
      placedAt: wire.add_time,
      paidAt: wire.pay_time,
      cancelsAt: wire.stop_time,
      shippedAt: wire.order_log?.delivery,
      receivedAt: wire.order_log?.take,
      completedAt: wire.order_log?.complete,
      autoConfirmsAt: wire.auto_take_time,
      carrier: wire.delivery_name,
      parcelNumber: wire.delivery_id,
      parcels: wire.split,
      isAllRefunded: wire.is_all_refund,
      invoice: wire.invoice ?? undefined,
    }),
    encode: (value) => ({
      id: value.id,
      order_id: value.number,
      unique: value.key,
      _status: {
        _type: fromOrderState(value.state),
        _title: value.stateTitle,
        _msg: value.stateMessage,
        _payType: value.payWay,
      },
      is_cancelled: value.state === 'cancelled',
      auto_take_time: value.autoConfirmsAt,
      type: value.groupBuy ? GROUP_BUY_TYPE : fromOrderKind(value.kind),
      refund: toRefundRows(value.hasOpenRefund, value.groupBuy === 'failed'),
      shipping_type: value.isPickUp ? PICK_UP : 1,
      paid: value.isPaid,
      ...fromPayWays(value.payWays),
      cartInfo: [...value.lines],
      total_num: value.pieces,
      real_name: value.recipient,
      user_phone: value.phone,
      user_address: value.address,
      mark: value.message,
      total_price: value.prices.goods,
      pay_price: value.prices.toPay,
      pay_postage: value.prices.postage,
      coupon_price: value.prices.couponDiscount,
      deduction_price: value.prices.pointsDiscount,
      add_time: value.placedAt,
      pay_time: value.paidAt,
      stop_time: value.cancelsAt,
      order_log: { delivery: value.shippedAt, take: value.receivedAt, complete: value.completedAt },
      delivery_name: value.carrier,
      delivery_id: value.parcelNumber,
      split: [...value.parcels],
      is_all_refund: value.isAllRefunded,
      invoice: value.invoice,
    }),
  },
);
