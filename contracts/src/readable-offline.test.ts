import { callsByArea } from './calls.ts';
import type { Call } from './define-call.ts';
import { readableOffline } from './readable-offline.ts';

const calls: readonly Call[] = readableOffline;

test('only answers of reading calls are stored, none that has a token', () => {
  expect(calls.filter((call) => call.method !== 'GET' || call.isSecret)).toEqual([]);
});

test('nothing about orders, payments, refunds, the session or the chat is stored', () => {
  const momentary = ['session', 'order', 'payment', 'refund', 'support', 'balance', 'promotion', 'coupon'];
  const names = momentary.flatMap((area) => (callsByArea[area] ?? []).map((call) => call.name));
  expect(names.length).toBeGreaterThan(20);
  expect(calls.map((call) => call.name).filter((name) => names.includes(name))).toEqual([]);
});
