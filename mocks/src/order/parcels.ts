import type { Moment } from '@shop/contracts';
import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import { nextId } from '../core/random.ts';
import type { Shop } from '../core/shop.ts';
import { addNotice } from '../notice/notices.ts';
import { sum } from '../goods/prices.ts';
import { refundableOf } from './order-lines.ts';
import { orderNumber } from './orders.ts';

/** Hands an order to the carrier. */
export function send(shop: Shop, order: StoredOrder, now: Moment): void {
  const { ships, travelTime } = shop.state.backOffice;
  order.step = 'toReceive';
  order.shippedAt = now;
  order.journey = {
    number: `YT${order.number.slice(-13)}`,
    durationMs: travelTime,
    isDelayed: ships === 'delayed',
  };
  addNotice(shop, { accountId: order.accountId, kind: 'shipped', orderNumber: order.number, sentAt: now });
}

/** A parcel of an order: an order of its own with its share of the money. The first parcel has the postage. */
function parcelFor(shop: Shop, whole: StoredOrder, index: number, lines: BoughtLine[], now: Moment): StoredOrder {
  const id = nextId(shop.state);
  const goods = sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const couponDiscount = sum(lines.map(({ couponShare }) => couponShare));
  const postage = index === 0 ? whole.postage : 0;
  const { couponId: _, ...shared } = whole;
  return {
    ...shared,
    id,
    number: orderNumber(now, id),
    key: `${whole.key}${index}`,
    parent: whole.number,
    lines,
    goods,
    postage,
    couponDiscount,
    toPay: goods + postage - couponDiscount,
  };
}

/** The lines of the second parcel: half of those with pieces that are not refunded. */
export function secondHalf({ lines }: StoredOrder): BoughtLine[] {
  const left = lines.filter((line) => refundableOf(line) > 0);
  return left.slice(Math.ceil(left.length / 2));
}

/**
 * Splits an order into two parcels and sends the first. The whole order retains its totals, the parcels have its lines.
 */
export function splitInTwo(shop: Shop, order: StoredOrder, now: Moment): void {
  const second = secondHalf(order);
  const parcels = [order.lines.filter((line) => !second.includes(line)), second].map((lines, index) =>
    parcelFor(shop, order, index, lines, now),
  );
  for (const parcel of parcels) shop.state.orders[parcel.number] = parcel;
  order.step = 'split';
  order.lines = [];
  order.parcels = parcels.map(({ number }) => number);
  for (const parcel of parcels.slice(0, 1)) send(shop, parcel, now);
}
