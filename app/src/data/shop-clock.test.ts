import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteShopTime, shopTime } from './shop-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 4);
const answerAt = (moment: number) => new Response(null, { headers: { Date: new Date(moment).toUTCString() } });

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => {
  noteShopTime(answerAt(Date.now()));
  vi.useRealTimers();
});

test('a shopper whose clock is ten minutes slow sees the shop’s time', () => {
  noteShopTime(answerAt(NOON + 600_000));
  expect(shopTime()).toBe(NOON + 600_000);
  vi.setSystemTime(NOON + 5000);
  expect(shopTime()).toBe(NOON + 605_000);
});

test('the second that the header rounds away and a slow answer do not make the clock jump', () => {
  noteShopTime(answerAt(NOON - 1500));
  expect(shopTime()).toBe(NOON);
  noteShopTime(answerAt(NOON + 600_000));
  noteShopTime(answerAt(NOON + 598_500));
  expect(shopTime()).toBe(NOON + 600_000);
});

test('an answer that tells no time, or nonsense, changes nothing', () => {
  noteShopTime(answerAt(NOON + 600_000));
  noteShopTime(new Response(null));
  noteShopTime(new Response(null, { headers: { Date: 'soon' } }));
  expect(shopTime()).toBe(NOON + 600_000);
});
