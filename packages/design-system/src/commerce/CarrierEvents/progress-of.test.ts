import type { CarrierEvent } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delivered, noEvents, tracking } from '../fixtures-tracking.ts';
import { PLACED, toReceive } from '../fixtures-orders.ts';
import { daysWithoutEvents, progressOf, STUCK_AFTER_DAYS } from './progress-of.ts';

const { shippedAt } = toReceive;
const sent = { isReceived: false, shippedAt };
const DAY_MS = 86_400_000;
const LAST = tracking.events[0]?.at ?? 0;
const withEvent = (text: string) => ({ ...tracking, events: [{ at: LAST, text }] });

test('is stuck after exactly three days without news', () => {
  expect(progressOf(tracking, sent, LAST + STUCK_AFTER_DAYS * DAY_MS - 1)).toBe('moving');
  expect(progressOf(tracking, sent, LAST + STUCK_AFTER_DAYS * DAY_MS)).toBe('stuck');
});

test('waits longer where the sender says so', () => {
  const slow = { ...sent, stuckAfterDays: 6 };
  expect(progressOf(tracking, slow, LAST + 6 * DAY_MS - 1)).toBe('moving');
  expect(progressOf(tracking, slow, LAST + 6 * DAY_MS)).toBe('stuck');
});

test('is stuck when the carrier has not reported anything for days since shipping', () => {
  expect(progressOf(noEvents, sent, PLACED + DAY_MS)).toBe('waiting');
  expect(progressOf(noEvents, sent, PLACED + 5 * DAY_MS)).toBe('stuck');
});

test('counts no days when no time is known', () => {
  const events: CarrierEvent[] = [{ text: '已揽收' }];
  expect(daysWithoutEvents({ ...tracking, events }, undefined, PLACED)).toBeUndefined();
  expect(progressOf({ ...tracking, events }, { isReceived: false }, PLACED + 90 * DAY_MS)).toBe('moving');
});

test.each([
  '快件已签收，签收人：前台',
  '已簽收',
  '您的快件已送达丰巢柜',
  '已妥投',
  'Delivered, left at front desk',
  'Signed for by LIN',
])('is delivered when the carrier says so: %s', (text) => {
  expect(progressOf(withEvent(text), sent, LAST)).toBe('delivered');
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
])('is not delivered: %s', (text) => {
  expect(progressOf(withEvent(text), sent, LAST)).toBe('moving');
});

test('is delivered once the shopper has confirmed receipt, however old the last event is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      (days) => progressOf(tracking, { ...sent, isReceived: true }, LAST + days * DAY_MS) === 'delivered',
    ),
  );
});

test('is never stuck once it is delivered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      (days) => progressOf(delivered, sent, LAST + days * DAY_MS) === 'delivered',
    ),
  );
});
