import * as z from 'zod/mini';
import { cartLineWire, fromCartLine, toCartLine, type CartLine } from '../cart/cart-line.entity.ts';
import { defineCall } from '../define-call.ts';
import { fromLinePrice, linePriceWire, toLinePrice } from '../order/line-price.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';

/** A line with pieces that can be refunded. */
export type RefundableLine = CartLine & {
  /** Pieces without a refund request. */
  left: number;
  /** The line's share of the order's coupon, which is not subtracted from `unitPrice`, and of its postage. */
  couponShare: Fen;
  postageShare: Fen;
  /** Its share of the points; absent without any. */
  pointsShare?: Fen | undefined;
};

const row = entity(
  z.object({
    cart_id: id,
    cart_num: count,
    refund_num: withDefault(count, 0),
    cart_info: z.extend(cartLineWire, { ...linePriceWire, postage_price: z._default(money, 0) }),
  }),
  {
    decode: (wire): RefundableLine => ({
      ...toCartLine(wire.cart_info),
      ...toLinePrice(wire.cart_info),
      id: wire.cart_id,
      quantity: wire.cart_num,
      left: Math.max(0, wire.cart_num - wire.refund_num),
      postageShare: wire.cart_info.postage_price,
    }),
    encode: (line) => ({
      cart_id: line.id,
      cart_num: line.quantity,
      refund_num: line.quantity - line.left,
      cart_info: { ...fromCartLine(line), ...fromLinePrice(line), postage_price: line.postageShare },
    }),
  },
);

/** The path takes the order's id, not its number (reference, trap 27). */
export const refundLines = defineCall({
  name: 'refundLines',
  method: 'GET',
  path: '/order/refund/cart_info/:orderId',
  auth: 'required',
  summary: 'The lines of an order with pieces that can be refunded.',
  params: z.object({ orderId: z.string() }),
  answer: listOf(row),
  states: ['an order is paid'],
});
