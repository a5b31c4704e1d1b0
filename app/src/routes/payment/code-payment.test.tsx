// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preloadAllPages, waitForPath, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const scenarios = [{ name: 'the payment code is not paid' }] as const;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const timesPolled = ({ sent }: Visit) =>
  sent.filter(({ name }) => name.startsWith('GET /pc/check_order_status/')).length;
const code = (name = /^微信付款码/) => screen.findByRole('img', { name });

test('the payment is polled while the code is visible, and not while the page is hidden', async () => {
  const shopper = await visit('/wxPay?orderId={orderNumber}', { scenarios });
  await code();
  await advance(5000);
  const before = timesPolled(shopper);
  expect(before).toBeGreaterThan(1);
  focusManager.setFocused(false);
  await advance(6000);
  expect(timesPolled(shopper)).toBeLessThanOrEqual(before + 1);
  const hidden = timesPolled(shopper);
  focusManager.setFocused(true);
  await advance(5000);
  expect(timesPolled(shopper)).toBeGreaterThan(hidden);
});

test('an expired code is renewed, and a scanned code leads to the result', async () => {
  const shopper = await visit('/alipay?orderId={orderNumber}', { scenarios });
  await code(/^支付宝付款码/);
  await advance(61_000);
  await waitFor(() => expect(shopper.timesSent('POST /order/pay')).toBe(2));
  const last = Object.values(shopper.shop.state.codes).at(-1);
  if (last) last.scannedAt = Date.now();
  await advance(3000);
  await waitForPath(shopper, '/payment');
  expect(await screen.findByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
});
