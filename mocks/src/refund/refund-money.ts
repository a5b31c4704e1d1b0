import type { Fen } from '@shop/contracts';
import { proportionally } from '../catalogue/prices.ts';
import type { BoughtLine, StoredOrder } from '../shop/state.ts';

export type Pieces = { lineId: string; quantity: number };

/** Pieces of a line for which no refund was asked, or it came to nothing. */
export const leftOf = (line: BoughtLine): number => line.quantity - line.refunded;

/** What was paid for a line: its goods without its share of the coupon. */
const paidFor = (line: BoughtLine): Fen => line.unitPrice * line.quantity - line.couponShare;

/** What the first pieces of a line are worth, so that the parts of a line add up to what was paid for it, however it is cut. */
const worthOfFirst = (line: BoughtLine, pieces: number): Fen => Math.floor((paidFor(line) * pieces) / line.quantity);

const wantedOf = (line: BoughtLine, pieces: readonly Pieces[]): number =>
  pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;

/** Whether nothing of an order is left once these pieces went back. */
const isTheRest = (order: StoredOrder, pieces: readonly Pieces[]): boolean =>
  order.lines.every((line) => wantedOf(line, pieces) === leftOf(line));

/** The postage that comes back with the last piece: all of it while nothing was sent, nothing afterwards. */
const postageLeft = (order: StoredOrder): Fen => (order.shippedAt === undefined ? order.postage : 0);

/**
 * What comes back for pieces that were not refunded yet. All refunds of an order together never exceed what was paid,
 * and are exactly that where everything comes back before it was sent.
 */
export function amountFor(order: StoredOrder, pieces: readonly Pieces[]): Fen {
  const goods = order.lines.reduce(
    (sum, line) => sum + worthOfFirst(line, line.refunded + wantedOf(line, pieces)) - worthOfFirst(line, line.refunded),
    0,
  );
  return goods + (isTheRest(order, pieces) ? postageLeft(order) : 0);
}

/** Each line's part of the postage that can still come back. */
export const postageShares = (order: StoredOrder): readonly Fen[] =>
  proportionally(postageLeft(order), order.lines.map(paidFor));
