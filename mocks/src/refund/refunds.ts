import type { Moment } from '@shop/contracts';
import { changeBalance } from '../balance/change-balance.ts';
import type { BackOffice } from '../core/back-office.state.ts';
import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import type { ScheduledEvent } from '../core/scheduled-event.ts';
import type { Shop } from '../core/shop.ts';
import { addNotice } from '../notice/notices.ts';
import { linesOf, refundableOf } from '../order/order-lines.ts';
import { moveStock } from '../order/orders.ts';

/** How long the shop reviews a request, and how long returned goods travel after their parcel was reported. */
const REVIEW_TIME_MS = 20_000;
const RETURN_TIME_MS = 40_000;

/** The lines of a refund with the refunded quantity, even if the order was split since. */
export function refundedLines(shop: Shop, refund: StoredRefund): readonly BoughtLine[] {
  const order = shop.state.orders[refund.orderNumber];
  const lines = order ? linesOf(shop, order) : [];
  return refund.pieces.flatMap(({ lineId, quantity }) =>
    lines.filter(({ id }) => id === lineId).map((line) => ({ ...line, quantity })),
  );
}

/** Adds the pieces of a refund to the refunded pieces of its order (1), or subtracts them (-1). */
export function countPieces(order: StoredOrder, refund: StoredRefund, direction: 1 | -1): void {
  for (const { lineId, quantity } of refund.pieces) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (line) line.refunded += direction * quantity;
  }
}

/** Closes a refund without a payment. Its pieces can be refunded by another request. */
export function closeUnpaid(shop: Shop, refund: StoredRefund, state: 'rejected' | 'cancelled', at: Moment): void {
  const order = shop.state.orders[refund.orderNumber];
  refund.state = state;
  refund.closedAt = at;
  if (order) countPieces(order, refund, -1);
}

/** Records that the shopper has sent the goods back. */
export function sendBack(refund: StoredRefund, parcel: NonNullable<StoredRefund['parcel']>): void {
  refund.state = 'returning';
  refund.parcel = parcel;
}

const notify = (shop: Shop, refund: StoredRefund, kind: 'refunded' | 'refundRejected', sentAt: Moment): void =>
  void addNotice(shop, {
    accountId: refund.accountId,
    kind,
    orderNumber: refund.orderNumber,
    amount: refund.amount,
    sentAt,
  });

/** Pays a refund: to the balance if the order was paid from it, or else by the original way to pay. */
function payOut(shop: Shop, refund: StoredRefund, at: Moment): void {
  const order = shop.state.orders[refund.orderNumber];
  const account = shop.state.accounts[refund.accountId];
  refund.state = 'refunded';
  refund.closedAt = at;
  notify(shop, refund, 'refunded', at);
  if (account && order?.payWay === 'balance')
    changeBalance(shop, account, { kind: 'refund', amount: refund.amount, orderNumber: refund.orderNumber, at });
  if (!order) return;
  // Goods that were never sent, or were returned, can be sold again.
  if (order.shippedAt === undefined || refund.kind === 'goods') moveStock(shop, refundedLines(shop, refund), 1);
  if (order.lines.every((line) => refundableOf(line) === 0)) order.step = 'refunded';
}

/** The next event of each open refund: the shop decides on the request, or pays after the return. */
export function refundEvents(shop: Shop): readonly ScheduledEvent[] {
  const { decides } = shop.state.backOffice;
  if (decides === 'never') return [];
  return Object.values(shop.state.refunds).flatMap((refund): ScheduledEvent[] => {
    if (refund.state === 'underReview')
      return [{ at: refund.requestedAt + REVIEW_TIME_MS, run: (now) => decide(shop, refund, decides, now) }];
    if (refund.state === 'returning' && refund.parcel)
      return [{ at: refund.parcel.reportedAt + RETURN_TIME_MS, run: (now) => payOut(shop, refund, now) }];
    return [];
  });
}

function decide(shop: Shop, refund: StoredRefund, decides: Exclude<BackOffice['decides'], 'never'>, now: Moment): void {
  if (decides === 'rejects') {
    closeUnpaid(shop, refund, 'rejected', now);
    notify(shop, refund, 'refundRejected', now);
  } else if (refund.kind === 'goods') refund.state = 'awaitingReturn';
  else payOut(shop, refund, now);
}
