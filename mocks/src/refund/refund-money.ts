import type { Fen } from '@shop/contracts';
import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import { proportionally } from '../goods/prices.ts';
import { refundableOf } from '../order/order-lines.ts';

export type Pieces = { lineId: string; quantity: number };

/** What was paid for a line: its goods minus its share of the coupon. */
const paidFor = (line: BoughtLine): Fen => line.unitPrice * line.quantity - line.couponShare;

/**
 * The value of the first pieces of a line. Refunds are differences of it, so they add up to what was paid for the line.
 */
const valueOfFirst = (line: BoughtLine, pieces: number): Fen => Math.floor((paidFor(line) * pieces) / line.quantity);

const quantityOf = (line: BoughtLine, pieces: readonly Pieces[]): number =>
  pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;

/** Whether these are all remaining pieces of an order. */
const isTheRest = (order: StoredOrder, pieces: readonly Pieces[]): boolean =>
  order.lines.every((line) => quantityOf(line, pieces) === refundableOf(line));

/** The postage that is refunded with the last piece: all of it before shipping, none afterwards. */
const postageLeft = (order: StoredOrder): Fen => (order.shippedAt === undefined ? order.postage : 0);

/**
 * The amount for pieces that are not yet refunded. All refunds of an order together never exceed what was paid, and are
 * exactly that if everything is refunded before shipping.
 */
export function amountFor(order: StoredOrder, pieces: readonly Pieces[]): Fen {
  const goods = order.lines.reduce(
    (sum, line) =>
      sum + valueOfFirst(line, line.refunded + quantityOf(line, pieces)) - valueOfFirst(line, line.refunded),
    0,
  );
  return goods + (isTheRest(order, pieces) ? postageLeft(order) : 0);
}

/** Each line's share of the postage that can still be refunded. */
export const postageShares = (order: StoredOrder): readonly Fen[] =>
  proportionally(postageLeft(order), order.lines.map(paidFor));
