import type { CarrierEvent } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  delivered,
  inParcels,
  inParcelsOnTheirWay,
  noEvents,
  PLACED,
  toReceive,
  toReview,
  toShip,
  tracking,
} from '../../../commerce/fixtures-orders.ts';
import { daysWithoutNews, progressOf, STUCK_AFTER_DAYS } from './progress-of.ts';
import { shownParcel, trackedNumber } from './tracked.ts';

const DAY = 86_400_000;
const LAST = tracking.events[0]?.at ?? 0;
const saying = (text: string) => ({ ...tracking, events: [{ at: LAST, text }] });

test('is stuck from three days without news on, to the millisecond', () => {
  expect(progressOf(tracking, toReceive, LAST + STUCK_AFTER_DAYS * DAY - 1)).toBe('moving');
  expect(progressOf(tracking, toReceive, LAST + STUCK_AFTER_DAYS * DAY)).toBe('stuck');
});

test('is stuck too when the carrier has not said a word for days since it was sent', () => {
  expect(progressOf(noEvents, toReceive, PLACED + DAY)).toBe('waiting');
  expect(progressOf(noEvents, toReceive, PLACED + 5 * DAY)).toBe('stuck');
});

test('says nothing of days where no time is known', () => {
  const { shippedAt: _, ...order } = toReceive;
  const events: CarrierEvent[] = [{ text: '已揽收' }];
  expect(daysWithoutNews({ ...tracking, events }, undefined, PLACED)).toBeUndefined();
  expect(progressOf({ ...tracking, events }, order, PLACED + 90 * DAY)).toBe('moving');
});

test.each([
  '快件已签收，签收人：前台',
  '已簽收',
  '您的快件已送达丰巢柜',
  '已妥投',
  'Delivered, left at front desk',
  'Signed for by LIN',
])('believes the carrier that it is delivered: %s', (text) => {
  expect(progressOf(saying(text), toReceive, LAST)).toBe('delivered');
});

test.each([
  '快件未签收，明日再派',
  '客户拒签收',
  '派送中，等待签收',
  '待签收',
  '快件已送达【苏州中转场】',
  'Delivered to the sorting centre',
  'Out for delivery, to be delivered today',
  'Not yet delivered: nobody at home',
  'Undelivered',
])('does not take for delivered what is not: %s', (text) => {
  expect(progressOf(saying(text), toReceive, LAST)).toBe('moving');
});

test('is delivered once the shopper has confirmed it, however long ago the last news is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      (days) => progressOf(tracking, toReview, LAST + days * DAY) === 'delivered',
    ),
  );
});

test('never calls stuck what is delivered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      (days) => progressOf(delivered, toReceive, LAST + days * DAY) === 'delivered',
    ),
  );
});

test('asks about the order in one piece, about the parcel in several, and about nothing that was not sent', () => {
  const [first, second] = inParcelsOnTheirWay.parcels;
  expect(trackedNumber(toReceive)).toBe(toReceive.number);
  expect(trackedNumber(toShip)).toBe('');
  expect(trackedNumber(inParcelsOnTheirWay)).toBe(first?.orderNumber);
  expect(trackedNumber(inParcelsOnTheirWay, second?.orderNumber)).toBe(second?.orderNumber);
  expect(trackedNumber(inParcelsOnTheirWay, 'cp404')).toBe(first?.orderNumber);
  expect(trackedNumber(inParcels, inParcels.parcels[1]?.orderNumber)).toBe('');
  expect(shownParcel(toReceive)).toBeUndefined();
});
