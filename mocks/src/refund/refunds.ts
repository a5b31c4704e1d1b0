import type { Moment } from '@shop/contracts';
import type { ScheduledEvent } from '../shop/scheduled-event.ts';
import { linesOf, moveStock } from '../order/orders.ts';
import { leftOf } from './refund-money.ts';
import type { BoughtLine, Shop, StoredOrder, StoredRefund } from '../shop/state.ts';

/** How long the shop looks at a request, and how long goods travel back from the moment their parcel was told. */
const REVIEW_TIME = 20_000;
const WAY_BACK = 40_000;

const OPEN: readonly StoredRefund['state'][] = ['underReview', 'awaitingReturn', 'returning'];
export const isOpen = (refund: StoredRefund): boolean => OPEN.includes(refund.state);

/** Whether the shop has still to decide, or to pay, a refund of an order: it sends nothing of the order until then. */
export const hasOpenRefund = (shop: Shop, order: StoredOrder): boolean =>
  Object.values(shop.state.refunds).some((refund) => refund.orderNumber === order.number && isOpen(refund));

/** The lines of a refund with the pieces that go back, wherever they have travelled since. */
export function refundedLines(shop: Shop, refund: StoredRefund): readonly BoughtLine[] {
  const order = shop.state.orders[refund.orderNumber];
  const lines = order ? linesOf(shop, order) : [];
  return refund.pieces.flatMap(({ lineId, quantity }) =>
    lines.filter(({ id }) => id === lineId).map((line) => ({ ...line, quantity })),
  );
}

/** Counts pieces of an order into its refunds, or, where a refund came to nothing, out of them again. */
export function countPieces(order: StoredOrder, refund: StoredRefund, direction: 1 | -1): void {
  for (const { lineId, quantity } of refund.pieces) {
    const line = order.lines.find((known) => known.id === lineId);
    if (line) line.refunded += direction * quantity;
  }
}

/** Ends a refund without money: it was refused, or the shopper took it back. Its pieces can be asked for again. */
export function closeUnpaid(shop: Shop, refund: StoredRefund, state: 'rejected' | 'takenBack', at: Moment): void {
  const order = shop.state.orders[refund.orderNumber];
  refund.state = state;
  refund.closedAt = at;
  if (order) countPieces(order, refund, -1);
}

/** The goods are on their way back. */
export function sendBack(refund: StoredRefund, parcel: NonNullable<StoredRefund['parcel']>): void {
  refund.state = 'returning';
  refund.parcel = parcel;
}

/** Pays a refund: onto the balance where the order was paid by it, else back the way the money came. */
function payOut(shop: Shop, refund: StoredRefund, at: Moment): void {
  const order = shop.state.orders[refund.orderNumber];
  const account = shop.state.accounts[refund.accountId];
  refund.state = 'refunded';
  refund.closedAt = at;
  if (account && order?.payWay === 'balance') account.balance += refund.amount;
  if (!order) return;
  // What was never sent, or came back, can be sold again.
  if (order.shippedAt === undefined || refund.wants === 'goods') moveStock(shop, refundedLines(shop, refund), 1);
  if (order.lines.every((line) => leftOf(line) === 0)) order.step = 'refunded';
}

/** What the shop does next about each open refund: it decides what was asked, and pays for what has come back. */
export function refundEvents(shop: Shop): readonly ScheduledEvent[] {
  const { decides } = shop.state.backOffice;
  if (decides === 'never') return [];
  return Object.values(shop.state.refunds).flatMap((refund): ScheduledEvent[] => {
    if (refund.state === 'underReview')
      return [{ at: refund.askedAt + REVIEW_TIME, happen: (now) => decide(shop, refund, decides, now) }];
    if (refund.state === 'returning' && refund.parcel)
      return [{ at: refund.parcel.toldAt + WAY_BACK, happen: (now) => payOut(shop, refund, now) }];
    return [];
  });
}

function decide(shop: Shop, refund: StoredRefund, decides: 'agrees' | 'refuses', now: Moment): void {
  if (decides === 'refuses') closeUnpaid(shop, refund, 'rejected', now);
  else if (refund.wants === 'goods') refund.state = 'awaitingReturn';
  else payOut(shop, refund, now);
}
