import type { Moment } from '@shop/contracts';
import type { StoredOrder } from '../core/order.state.ts';
import type { ScheduledEvent } from '../core/scheduled-event.ts';
import type { Shop } from '../core/shop.ts';
import { autoConfirmsAt } from './auto-confirmation.ts';
import { hasOpenRefund } from './open-refunds.ts';
import { cancelOrder, cancelsAt, completeOrder } from './orders.ts';
import { secondHalf, send, splitInTwo } from './parcels.ts';

const SECOND = 1000;
const DAY = 24 * 3_600_000;
/** From payment to shipping, and the additional time of the second parcel of an order. */
const PACKING_TIME = 30 * SECOND;
const SECOND_PARCEL_TIME = 60 * SECOND;
/** Completed automatically this long after receipt. */
const REVIEW_TIMEOUT_MS = 7 * DAY;

/** Marks a parcel as received, by the shopper or automatically. */
export function receiveOrder(order: StoredOrder, now: Moment): void {
  order.step = 'toReview';
  order.receivedAt = now;
}

/** When an order is ready to be shipped. */
function shipsAt(order: StoredOrder): Moment {
  const packed =
    (order.paidAt ?? order.placedAt) + PACKING_TIME + (order.parent === undefined ? 0 : SECOND_PARCEL_TIME);
  return Math.max(packed, order.shipsAt ?? 0);
}

function ship(shop: Shop, order: StoredOrder, now: Moment): void {
  const isSplit =
    shop.state.backOffice.ships === 'parcels' && order.parent === undefined && secondHalf(order).length > 0;
  if (isSplit) splitInTwo(shop, order, now);
  else send(shop, order, now);
}

function shipEvent(shop: Shop, order: StoredOrder): ScheduledEvent | undefined {
  if (shop.state.backOffice.ships === 'never' || hasOpenRefund(shop, order)) return undefined;
  return { at: shipsAt(order), run: (now) => ship(shop, order, now) };
}

function receiptEvent(order: StoredOrder): ScheduledEvent | undefined {
  const at = autoConfirmsAt(order);
  return at === undefined ? undefined : { at, run: (now) => receiveOrder(order, now) };
}

/** The next automatic event of an order; none if it waits for a refund, is delayed, or is finished. */
function nextEventOf(shop: Shop, order: StoredOrder): ScheduledEvent | undefined {
  if (order.step === 'unpaid') return { at: cancelsAt(order), run: () => cancelOrder(shop, order) };
  if (order.step === 'toShip') return shipEvent(shop, order);
  if (order.step === 'toReceive') return receiptEvent(order);
  if (order.step === 'toReview')
    return { at: (order.receivedAt ?? order.placedAt) + REVIEW_TIMEOUT_MS, run: (now) => completeOrder(order, now) };
  return undefined;
}

/** The next automatic event of each order. */
export const orderEvents = (shop: Shop): readonly ScheduledEvent[] =>
  Object.values(shop.state.orders).flatMap((order) => nextEventOf(shop, order) ?? []);
