import * as z from 'zod/mini';
import { cartLineWire, fromCartLine, toCartLine, type CartLine } from '../cart/cart-line.entity.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { key } from '../wire/id.ts';
import { withDefault } from '../wire/maybe.ts';
import type { Fen } from '../wire/money.ts';
import { fromLinePrice, linePriceWire, toLinePrice } from './line-price.ts';

/** A line as it was bought: `unitPrice` is the price at that time, before coupon and points. */
export type OrderLine = CartLine & {
  /** The key for the review of the line; '' where the server sends none. */
  reviewKey: string;
  isReviewed: boolean;
  /** Pieces in requested or completed refunds. */
  refunded: number;
  /** The line's share of the order's coupon. */
  couponShare: Fen;
  /** Its share of the points; absent without any. */
  pointsShare?: Fen | undefined;
};

/** `unique` is the key for the review, `refund_num` the number of pieces in refunds. */
export const orderLine = entity(
  z.extend(cartLineWire, {
    unique: withDefault(key, ''),
    is_reply: withDefault(flag, false),
    refund_num: withDefault(count, 0),
    ...linePriceWire,
  }),
  {
    decode: (wire): OrderLine => ({
      ...toCartLine(wire),
      ...toLinePrice(wire),
      reviewKey: wire.unique,
      isReviewed: wire.is_reply,
      refunded: wire.refund_num,
    }),
    encode: (line) => ({
      ...fromCartLine(line),
      ...fromLinePrice(line),
      unique: line.reviewKey,
      is_reply: line.isReviewed,
      refund_num: line.refunded,
    }),
  },
);
