import * as z from 'zod/mini';
import { cartLineWire, fromCartLine, toCartLine, type CartLine } from '../cart/cart-line.entity.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { key } from '../wire/id.ts';
import { money, type Fen } from '../wire/money.ts';

/** A line as it was bought: `unitPrice` is the price at that time. */
export type OrderLine = CartLine & {
  /** The key for the review of the line; '' where the server sends none. */
  reviewKey: string;
  isReviewed: boolean;
  /** Pieces in requested or completed refunds. */
  refunded: number;
  /** The line's share of the order's coupon. */
  couponShare: Fen;
};

/** `unique` is the key for the review, `refund_num` the number of pieces in refunds. */
export const orderLine = entity(
  z.extend(cartLineWire, {
    unique: z._default(key, ''),
    is_reply: z._default(flag, false),
    refund_num: z._default(count, 0),
    coupon_price: z._default(money, 0),
  }),
  {
    decode: (wire): OrderLine => ({
      ...toCartLine(wire),
      reviewKey: wire.unique,
      isReviewed: wire.is_reply,
      refunded: wire.refund_num,
      couponShare: wire.coupon_price,
    }),
    encode: (line) => ({
      ...fromCartLine(line),
      unique: line.reviewKey,
      is_reply: line.isReviewed,
      refund_num: line.refunded,
      coupon_price: line.couponShare,
    }),
  },
);
