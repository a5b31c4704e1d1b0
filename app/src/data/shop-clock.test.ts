import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shopTime, syncShopClock } from './shop-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 4);
const answerAt = (moment: number) => new Response(null, { headers: { Date: new Date(moment).toUTCString() } });

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => {
  syncShopClock(answerAt(Date.now()));
  vi.useRealTimers();
});

test('a shopper whose clock is ten minutes slow sees the shop’s time', () => {
  syncShopClock(answerAt(NOON + 600_000));
  expect(shopTime()).toBe(NOON + 600_000);
  vi.setSystemTime(NOON + 5000);
  expect(shopTime()).toBe(NOON + 605_000);
});

test('rounding of the header and a slow answer do not change the clock', () => {
  syncShopClock(answerAt(NOON - 1500));
  expect(shopTime()).toBe(NOON);
  syncShopClock(answerAt(NOON + 600_000));
  syncShopClock(answerAt(NOON + 598_500));
  expect(shopTime()).toBe(NOON + 600_000);
});

test('an answer without a valid date changes nothing', () => {
  syncShopClock(answerAt(NOON + 600_000));
  syncShopClock(new Response(null));
  syncShopClock(new Response(null, { headers: { Date: 'soon' } }));
  expect(shopTime()).toBe(NOON + 600_000);
});
