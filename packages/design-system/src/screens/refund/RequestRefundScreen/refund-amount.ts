import type { Fen, Order, RefundableLine } from '@shop/contracts';

/** Number of pieces to refund, by line id; a missing line counts as 0. */
export type RequestedPieces = Readonly<Record<string, number>>;

/** The expected amount of a refund: goods − coupon + postage − other = total. The shop decides on the amount. */
export type RefundAmount = {
  pieces: number;
  /** The pieces at the prices of the order. */
  goods: Fen;
  /** Their share of the order's coupon. */
  coupon: Fen;
  /**
   * The postage: all of it with the last piece of an order that was not shipped, and of a shipped order what the server
   * says it adds for the pieces.
   */
  postage: Fen;
  /** Other discounts of the order, such as points: a refund never exceeds what was paid. */
  other: Fen;
  total: Fen;
};

/** Whether the order has left the shop: only then are there goods to send back. */
export const isShipped = (order: Order): boolean =>
  order.shippedAt !== undefined || ['toReceive', 'toReview', 'completed'].includes(order.state);

/** Requested whole pieces of a line, never more than are left. */
export const requestedOf = (line: RefundableLine, requested: RequestedPieces): number =>
  Math.max(0, Math.min(Math.floor(requested[line.id] ?? 0) || 0, line.left));

/** Whether every remaining piece of every line is requested. */
export const isEverythingLeft = (lines: readonly RefundableLine[], requested: RequestedPieces): boolean =>
  lines.every((line) => requestedOf(line, requested) === line.left);

/**
 * What was paid for the first `pieces` of a line. Rounded down to whole fen cumulatively, so that refunds of parts of a
 * line add up to what the line cost.
 */
function paidFor({ unitPrice, quantity, couponShare, pointsShare = 0 }: RefundableLine, pieces: number): Fen {
  return quantity === 0 ? 0 : Math.floor(((unitPrice * quantity - couponShare - pointsShare) * pieces) / quantity);
}

/** What was paid for the requested pieces of the lines. */
const paidForRequested = (lines: readonly RefundableLine[], requested: RequestedPieces): Fen =>
  sum(lines, (line) => paidFor(line, line.quantity - line.left + requestedOf(line, requested))) - paidBefore(lines);
/** What was paid for the pieces that are in refunds. */
const paidBefore = (lines: readonly RefundableLine[]): Fen =>
  sum(lines, (line) => paidFor(line, line.quantity - line.left));

function postageOf(order: Order, lines: readonly RefundableLine[], requested: RequestedPieces): Fen {
  if (!isShipped(order)) return isEverythingLeft(lines, requested) ? (order.prices.postage ?? 0) : 0;
  return sum(lines, (line) =>
    line.quantity === 0 ? 0 : Math.floor((line.postageShare * requestedOf(line, requested)) / line.quantity),
  );
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/**
 * Computes the amount as the shop does; the shop decides in the end. All refunds of an order together never exceed what
 * was paid for it.
 */
export function refundAmount(order: Order, lines: readonly RefundableLine[], requested: RequestedPieces): RefundAmount {
  const pieces = sum(lines, (line) => requestedOf(line, requested));
  const goods = sum(lines, (line) => line.unitPrice * requestedOf(line, requested));
  const share = paidForRequested(lines, requested);
  const withoutPoints = paidForRequested(
    lines.map((line) => ({ ...line, pointsShare: 0 })),
    requested,
  );
  const postage = pieces > 0 ? postageOf(order, lines, requested) : 0;
  const total = Math.max(0, Math.min(share + postage, order.prices.toPay - paidBefore(lines)));
  const other = Math.max(0, withoutPoints + postage - total);
  return { pieces, goods, coupon: goods + postage - other - total, postage, other, total };
}
