import type { Moment } from '@shop/contracts';
import { nextId } from '../shop/chance.ts';
import { orderNumber } from './orders.ts';
import { sum } from '../catalogue/prices.ts';
import { leftOf } from '../refund/refund-money.ts';
import type { BoughtLine, Shop, StoredOrder } from '../shop/state.ts';

/** Hands an order to the carrier. */
export function send(shop: Shop, order: StoredOrder, now: Moment): void {
  const { ships, travelTime } = shop.state.backOffice;
  order.step = 'toReceive';
  order.shippedAt = now;
  order.journey = {
    number: `YT${order.number.slice(-13)}`,
    takes: travelTime,
    ...(ships === 'stuck' ? { isStuck: true } : {}),
  };
}

/** One parcel of an order: an order of its own with its share of the money. The postage goes with the first. */
function parcelFor(shop: Shop, whole: StoredOrder, place: number, lines: BoughtLine[], now: Moment): StoredOrder {
  const id = nextId(shop.state);
  const goods = sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const couponDiscount = sum(lines.map(({ couponShare }) => couponShare));
  const postage = place === 0 ? whole.postage : 0;
  const { couponId: _, ...shared } = whole;
  return {
    ...shared,
    id,
    number: orderNumber(now, id),
    key: `${whole.key}${place}`,
    parent: whole.number,
    lines,
    goods,
    postage,
    couponDiscount,
    toPay: goods + postage - couponDiscount,
  };
}

/** The lines that travel in a second parcel: half of those of which there is still something to send. */
export function secondHalf({ lines }: StoredOrder): BoughtLine[] {
  const left = lines.filter((line) => leftOf(line) > 0);
  return left.slice(Math.ceil(left.length / 2));
}

/** Splits an order into two parcels; the first goes out at once. The whole keeps its sums, its lines go with the parcels. */
export function splitInTwo(shop: Shop, order: StoredOrder, now: Moment): void {
  const second = secondHalf(order);
  const parcels = [order.lines.filter((line) => !second.includes(line)), second].map((lines, place) =>
    parcelFor(shop, order, place, lines, now),
  );
  for (const parcel of parcels) shop.state.orders[parcel.number] = parcel;
  order.step = 'split';
  order.lines = [];
  order.parcels = parcels.map(({ number }) => number);
  for (const parcel of parcels.slice(0, 1)) send(shop, parcel, now);
}
