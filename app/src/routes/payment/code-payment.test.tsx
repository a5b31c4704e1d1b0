// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchAllPages, untilAt, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(fetchAllPages);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const timesAsked = ({ sent }: Visit) =>
  sent.filter(({ name }) => name.startsWith('GET /pc/check_order_status/')).length;
const code = (name = /^微信付款码/) => screen.findByRole('img', { name });

test('the shop is asked while the code is looked at, and nobody is asked while the page is hidden', async () => {
  const shopper = await visit('/wxPay?orderId={orderNumber}', { situations: [{ name: 'nobody pays the code' }] });
  await code();
  await pass(5000);
  const before = timesAsked(shopper);
  expect(before).toBeGreaterThan(1);
  focusManager.setFocused(false);
  await pass(6000);
  expect(timesAsked(shopper)).toBeLessThanOrEqual(before + 1);
  const hidden = timesAsked(shopper);
  focusManager.setFocused(true);
  await pass(5000);
  expect(timesAsked(shopper)).toBeGreaterThan(hidden);
});

test('a code that ends is renewed, and the one that is scanned leads to the result', async () => {
  const shopper = await visit('/alipay?orderId={orderNumber}', { situations: [{ name: 'nobody pays the code' }] });
  await code(/^支付宝付款码/);
  await pass(61_000);
  await waitFor(() => expect(shopper.timesSent('POST /order/pay')).toBe(2));
  const last = Object.values(shopper.shop.state.codes).at(-1);
  if (last) last.scannedAt = Date.now();
  await pass(3000);
  await untilAt(shopper, '/payment');
  expect(await screen.findByRole('heading', { level: 1, name: '付好了' })).toBeVisible();
});
