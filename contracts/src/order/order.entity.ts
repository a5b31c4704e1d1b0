import * as z from 'zod/mini';
import { cartLine, type CartLine } from '../cart/cart-line.entity.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { textMoment, unixMoment, type Moment } from '../wire/moment.ts';
import { money, type Fen } from '../wire/money.ts';
import { text } from '../wire/text.ts';
import { fromOrderState, toOrderState, type OrderState } from './order-state.ts';

/** An order with everything its page shows. */
export type Order = {
  id: string;
  number: string;
  key: string;
  state: OrderState;
  /** The server's own word and sentence on the state; '' when it sends none. */
  stateTitle: string;
  stateMessage: string;
  isPaid: boolean;
  /** How it was paid, as the server names it; '' while unpaid. */
  payWay: string;
  lines: readonly CartLine[];
  pieces: number;
  recipient: string;
  phone: string;
  address: string;
  /** The buyer's message, at most 150 characters (spec section 9). */
  message: string;
  prices: { goods: Fen; postage: Fen; couponDiscount: Fen; pointsDiscount: Fen; toPay: Fen };
  placedAt?: Moment;
  paidAt?: Moment;
  /** When an unpaid order is cancelled by itself. */
  cancelsAt?: Moment;
  /** Days on which the order reached a step. */
  shippedAt?: Moment;
  receivedAt?: Moment;
  completedAt?: Moment;
  carrier: string;
  parcelNumber: string;
};

const log = z.object({ delivery: z.optional(textMoment), take: z.optional(textMoment), complete: z.optional(textMoment) });
const state = z.object({ _type: count, _title: text, _msg: text, _payType: text });

export const order = entity(
  z.object({
    id,
    order_id: key,
    unique: key,
    _status: state,
    paid: flag,
    cartInfo: listOf(cartLine),
    total_num: count,
    real_name: text,
    user_phone: text,
    user_address: text,
    mark: text,
    total_price: money,
    pay_price: money,
    pay_postage: z._default(money, 0),
    coupon_price: z._default(money, 0),
    deduction_price: z._default(money, 0),
    add_time: unixMoment,
    pay_time: z.optional(unixMoment),
    stop_time: z.optional(unixMoment),
    order_log: z.optional(log),
    delivery_name: text,
    delivery_id: text,
  }),
  {
    decode: (wire): Order => ({
      id: wire.id,
      number: wire.order_id,
      key: wire.unique,
      state: toOrderState(wire._status._type),
      stateTitle: wire._status._title,
      stateMessage: wire._status._msg,
      isPaid: wire.paid,
      payWay: wire._status._payType,
      lines: wire.cartInfo,
      pieces: wire.total_num,
      recipient: wire.real_name,
      phone: wire.user_phone,
      address: wire.user_address,
      message: wire.mark,
      prices: {
        goods: wire.total_price,
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
      carrier: wire.delivery_name,
      parcelNumber: wire.delivery_id,
    }),
    encode: (value) => ({
      id: value.id,
      order_id: value.number,
      unique: value.key,
      _status: { _type: fromOrderState(value.state), _title: value.stateTitle, _msg: value.stateMessage, _payType: value.payWay },
      paid: value.isPaid,
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
    }),
  },
);
