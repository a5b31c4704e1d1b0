// @vitest-environment jsdom
import type { Shop } from '@shop/mocks';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { paymentKey, usePendingOutcomes } from '../../session/pending-outcomes.store.ts';
import { advance, delay, lose } from '../../stand-in/test-connection.ts';
import { preloadAllPages, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const balanceOf = ({ shop }: Visit) => shop.state.accounts['1']?.balance;
const payButton = () => screen.findByRole('button', { name: /^支付 ¥/ });
const paid = () => screen.findByRole('heading', { level: 1, name: '支付成功' });

/** Nothing that starts another payment, and nothing that cancels. */
function expectNothingThatPays() {
  expect(screen.getByText('正在查询支付结果…')).toBeVisible();
  expect(screen.getByText(/请先不要重复支付/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /支付|付款码|取消订单|充值|^微信$|^支付宝$/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /扫码支付/ })).toBeNull();
  expect(screen.queryByText(/没有扣钱/)).toBeNull();
}

const ORDER = {
  at: '/payment?orderId={orderNumber}',
  scenario: 'an order waits for payment',
  call: 'orderPay',
} as const;
const REPAIR = {
  at: '/paymenbh?orderId={orderNumber}',
  scenario: 'a repair request waits for payment',
  call: 'repairPay',
} as const;

test.each([ORDER, REPAIR])(
  'a payment that is charged after 18.5 s is unknown until then, and charged once ($scenario)',
  async ({ at, scenario, call }) => {
    const shopper = await visit(at, { scenarios: [{ name: scenario }] });
    const before = balanceOf(shopper) ?? 0;
    const button = await payButton();
    delay(call, 18_500);
    await shopper.user.click(button);
    await advance(15_500);
    await screen.findByText('正在查询支付结果…');
    expectNothingThatPays();
    expect(balanceOf(shopper)).toBe(before);
    await advance(9000);
    expect(await paid()).toBeVisible();
    expect(balanceOf(shopper)).toBeLessThan(before);
    expect(shopper.sent.filter(({ name }) => /^POST .*\/pay$/.test(name))).toHaveLength(1);
  },
);

test('a payment that never arrived stays unknown, checked ever more rarely, until the order has expired', async () => {
  const shopper = await visit(ORDER.at, { scenarios: [{ name: ORDER.scenario }] });
  const before = balanceOf(shopper);
  const button = await payButton();
  lose('orderPay');
  await shopper.user.click(button);
  await screen.findByText('正在查询支付结果…');
  const asked = () => shopper.sent.filter(({ name }) => name.startsWith('GET /order/detail/')).length;
  const first = asked();
  await advance(64_000);
  const minute = asked() - first;
  expect(minute).toBeGreaterThanOrEqual(4);
  expect(minute).toBeLessThanOrEqual(7);
  expectNothingThatPays();
  await advance(30 * 60_000);
  expect(await screen.findByText(/订单已过付款期限|找不到这笔订单/)).toBeVisible();
  expect(balanceOf(shopper)).toBe(before);
});

/** A payment of the order was sent in an earlier visit of this browser, and not answered. */
const sentEarlier = {
  scenarios: [{ name: ORDER.scenario }],
  arrange: ({ known }: Shop) => {
    const now = Date.now();
    const outcomes = { [paymentKey(known.orderNumber ?? '')]: { since: now, until: now + 1_800_000 } };
    usePendingOutcomes.setState({ outcomes });
  },
};

test.each(['/user/order_detail?orderId={orderNumber}', '/user/orderList'])(
  'meanwhile %s offers only to look up the payment',
  async (at) => {
    await visit(at, sentEarlier);
    expect(await screen.findByRole('link', { name: '查询付款结果' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '去付款' })).toBeNull();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
  },
);

test.each(['/payment?orderId={orderNumber}', '/wxPay?orderId={orderNumber}'])(
  'opened again at %s, the page still asks, and offers no payment',
  async (at) => {
    const shopper = await visit(at, sentEarlier);
    await waitForPath(shopper, '/payment');
    await screen.findByText('正在查询支付结果…');
    expectNothingThatPays();
    expect(shopper.timesSent('POST /order/pay')).toBe(0);
    const order = Object.values(shopper.shop.state.orders)[0];
    Object.assign(order ?? {}, { step: 'toShip', paidAt: Date.now(), payWay: 'balance' });
    await advance(3000);
    expect(await paid()).toBeVisible();
  },
);
