// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { preloadAllPages, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const AT = '/paymenbh?orderId={orderNumber}';
const unpaid = { scenarios: [{ name: 'a repair request waits for payment' }] } as const;
const repairOf = ({ shop }: Visit) => shop.state.repairs[shop.known.orderNumber ?? ''];
const accountOf = ({ shop }: Visit) => shop.state.accounts['1']!;
const payButton = () => screen.findByRole('button', { name: /^支付 ¥/ });
const isPaid = () => screen.findByRole('heading', { level: 1, name: '支付成功' });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const timesPolled = ({ sent }: Visit) => sent.filter(({ name }) => name.startsWith('GET /supple/order/detail/')).length;

test('pays from the balance, and leads to the request', async () => {
  const shopper = await visit(AT, unpaid);
  const before = accountOf(shopper).balance;
  await shopper.user.click(await payButton());
  expect(await isPaid()).toBeVisible();
  const repair = repairOf(shopper);
  expect(accountOf(shopper).balance).toBe(before - (repair?.price.total ?? 0));
  await shopper.user.click(screen.getByRole('link', { name: '查看这份申请' }));
  await waitForPath(shopper, '/user/order_detailbh');
  expect(shopper.address()).toBe(`/user/order_detailbh?orderId=${repair?.number}`);
});

test('a balance that is too small shows the missing amount, and how to top up', async () => {
  await visit(AT, {
    ...unpaid,
    arrange: ({ state }) => Object.assign(state.accounts['1']!, { balance: 1 }),
  });
  expect(await screen.findByText(/余额不足，还差/)).toBeVisible();
  expect(screen.getByRole('button', { name: '充值' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^支付 ¥/ })).toBeNull();
});

test('a payment whose answer was lost is looked up before it can be repeated: charged once', async () => {
  const shopper = await visit(AT, unpaid);
  const before = accountOf(shopper).balance;
  const respond = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const response = await respond(request);
    if (!request.url.includes('/supple/order/pay')) return response;
    transport.current = respond;
    throw new TypeError('Failed to fetch');
  };
  await shopper.user.click(await payButton());
  expect(await isPaid()).toBeVisible();
  expect(accountOf(shopper).balance).toBe(before - (repairOf(shopper)?.price.total ?? 0));
});

test('a request that was paid in another tab is shown as paid, without a charge', async () => {
  const shopper = await visit(AT, unpaid);
  const button = await payButton();
  const before = accountOf(shopper).balance;
  Object.assign(repairOf(shopper)!, { status: 'paid', paidAt: Date.now() });
  await shopper.user.click(button);
  expect(await isPaid()).toBeVisible();
  expect(accountOf(shopper).balance).toBe(before);
});

test('a refused way to pay is shown as the shop sent it', async () => {
  const shopper = await visit(AT, unpaid);
  await payButton();
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '微信支付暂未开通', call: 'repairPay' });
  await shopper.user.click(screen.getByRole('button', { name: '微信' }));
  expect(await screen.findByText('微信支付暂未开通')).toBeVisible();
});

test('a scanned code leads to the result by itself; it is not polled while the page is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shopper = await visit(AT, {
    scenarios: [unpaid.scenarios[0], { name: 'the payment code is not paid' }],
    arrange: (shop) => {
      const [repair] = Object.values(shop.state.repairs);
      shop.known.orderNumber = repair?.number;
    },
  });
  await payButton();
  const idle = timesPolled(shopper);
  await shopper.user.click(screen.getByRole('button', { name: '支付宝' }));
  await screen.findByRole('img', { name: /^支付宝付款码/ });
  await advance(5000);
  const polled = timesPolled(shopper);
  expect(polled).toBeGreaterThan(idle);
  focusManager.setFocused(false);
  await advance(6000);
  expect(timesPolled(shopper)).toBeLessThanOrEqual(polled + 1);
  focusManager.setFocused(true);
  await advance(61_000);
  await waitFor(() => expect(shopper.timesSent('POST /supple/order/pay')).toBeGreaterThan(1));
  const last = Object.values(shopper.shop.state.codes).at(-1);
  if (last) last.scannedAt = Date.now();
  await advance(3000);
  expect(await isPaid()).toBeVisible();
  expect(repairOf(shopper)?.payWay).toBe('alipay');
});

test('a request that was not paid in time can no longer be paid', async () => {
  const shopper = await visit(AT, {
    ...unpaid,
    arrange: ({ state, clock }) => {
      for (const repair of Object.values(state.repairs)) repair.submittedAt = clock.now() - 25 * 3_600_000;
    },
  });
  expect(await screen.findByRole('heading', { name: '已过付款期限' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看这份申请' })).toBeVisible();
  expect(repairOf(shopper)?.paidAt).toBeUndefined();
});

test.each([
  ['one of another shopper or unknown', '/paymenbh?orderId=bh1', unpaid, '找不到这份申请'],
  ['none', '/paymenbh', unpaid, '找不到这份申请'],
  ['a free one', AT, { scenarios: [{ name: 'a repair request is in review' }] }, '这份申请无需支付'],
] as const)('offers no payment for %s', async (_, at, options, title) => {
  await visit(at, options);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^支付/ })).toBeNull();
});
