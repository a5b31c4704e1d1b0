import type { Moment } from '@shop/contracts';
import { deliveredAt } from './carrier.ts';
import type { ScheduledEvent } from '../shop/scheduled-event.ts';
import { cancelOrder, cancelsAt, completeOrder } from './orders.ts';
import { secondHalf, send, splitInTwo } from './parcels.ts';
import { hasOpenRefund } from '../refund/refunds.ts';
import type { Shop, StoredOrder } from '../shop/state.ts';

const SECOND = 1000;
const DAY = 24 * 3_600_000;
/** From payment to the warehouse's door, and how much longer the second parcel of an order takes. */
const PACKING = 30 * SECOND;
const SECOND_PARCEL = 60 * SECOND;
/** Received by itself so long after delivery (reference: `system_delivery_time`), completed by itself so long after that. */
const TIME_TO_TAKE = 7 * DAY;
const TIME_TO_REVIEW = 7 * DAY;

/** Takes a parcel for received, by the shopper or by itself. */
export function receiveOrder(order: StoredOrder, now: Moment): void {
  order.step = 'toReview';
  order.receivedAt = now;
}

/** When an order is to leave the warehouse. */
function leavesAt(order: StoredOrder): Moment {
  const packed = (order.paidAt ?? order.placedAt) + PACKING + (order.parent === undefined ? 0 : SECOND_PARCEL);
  return Math.max(packed, order.shipsAt ?? 0);
}

function ship(shop: Shop, order: StoredOrder, now: Moment): void {
  const isSplit =
    shop.state.backOffice.ships === 'parcels' && order.parent === undefined && secondHalf(order).length > 0;
  if (isSplit) splitInTwo(shop, order, now);
  else send(shop, order, now);
}

/** What happens to an order next by itself; nothing to one that waits for a refund, that is stuck, or that is over. */
function nextOf(shop: Shop, order: StoredOrder): ScheduledEvent | undefined {
  if (order.step === 'unpaid') return { at: cancelsAt(order), happen: () => cancelOrder(shop, order) };
  if (order.step === 'toShip') {
    const isKept = shop.state.backOffice.ships === 'never' || hasOpenRefund(shop, order);
    return isKept ? undefined : { at: leavesAt(order), happen: (now) => ship(shop, order, now) };
  }
  if (order.step === 'toReceive') {
    const delivered = deliveredAt(order);
    return delivered === undefined
      ? undefined
      : { at: delivered + TIME_TO_TAKE, happen: (now) => receiveOrder(order, now) };
  }
  if (order.step === 'toReview')
    return { at: (order.receivedAt ?? order.placedAt) + TIME_TO_REVIEW, happen: (now) => completeOrder(order, now) };
  return undefined;
}

/** What happens to each order next by itself. */
export const orderEvents = (shop: Shop): readonly ScheduledEvent[] =>
  Object.values(shop.state.orders).flatMap((order) => nextOf(shop, order) ?? []);
