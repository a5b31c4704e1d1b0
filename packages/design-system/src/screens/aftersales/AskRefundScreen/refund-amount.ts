import type { Fen, Order, RefundableLine } from '@shop/contracts';

/** Pieces to refund, by line; a line that is not here is not wanted. */
export type Wanted = Readonly<Record<string, number>>;

/** What a refund comes to at most: goods − coupon + postage − other = total. */
export type RefundAmount = {
  pieces: number;
  /** The pieces at the prices of then. */
  goods: Fen;
  /** Their share of the order's coupon. */
  coupon: Fen;
  /** The order's postage: it comes back with the last piece of an order that was not shipped. */
  postage: Fen;
  /** What else had made the order cheaper, such as points: nobody gets back more than was paid. */
  other: Fen;
  total: Fen;
};

/** Whether the order has left the shop: only then are there goods to send back, and its postage is spent. */
export const isShipped = (order: Order): boolean =>
  order.shippedAt !== undefined || ['toReceive', 'toReview', 'completed'].includes(order.state);

/** Whole pieces wanted of a line, never more than are left. */
export const wantedOf = (line: RefundableLine, wanted: Wanted): number =>
  Math.max(0, Math.min(Math.floor(wanted[line.id] ?? 0) || 0, line.left));

/** Whether every piece that is left of every line is wanted. */
export const isAllThatIsLeft = (lines: readonly RefundableLine[], wanted: Wanted): boolean =>
  lines.every((line) => wantedOf(line, wanted) === line.left);

/** What was paid for the first so many pieces of a line. Cut down to whole fen from the first piece on, so that the parts of a line add up to it. */
function paidFor({ unitPrice, quantity, couponShare }: RefundableLine, pieces: number): Fen {
  return quantity === 0 ? 0 : Math.floor(((unitPrice * quantity - couponShare) * pieces) / quantity);
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((so, item) => so + of(item), 0);

/** Reckons as the shop does, which decides in the end. All refunds of an order together never exceed what was paid for it. */
export function refundAmount(order: Order, lines: readonly RefundableLine[], wanted: Wanted): RefundAmount {
  const pieces = sum(lines, (line) => wantedOf(line, wanted));
  const goods = sum(lines, (line) => line.unitPrice * wantedOf(line, wanted));
  const before = sum(lines, (line) => paidFor(line, line.quantity - line.left));
  const share = sum(lines, (line) => paidFor(line, line.quantity - line.left + wantedOf(line, wanted))) - before;
  const postage = pieces > 0 && !isShipped(order) && isAllThatIsLeft(lines, wanted) ? order.prices.postage : 0;
  const total = Math.max(0, Math.min(share + postage, order.prices.toPay - before));
  return { pieces, goods, coupon: goods - share, postage, other: share + postage - total, total };
}
