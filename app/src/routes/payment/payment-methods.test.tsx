// @vitest-environment jsdom
import { paymentSwitches, type PayWay } from '@shop/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const UNPAID = [{ name: 'an order waits for payment' }] as const;
const TECHNICAL = 'cURL error 60: SSL certificate problem: unable to get local issuer certificate';
const offering =
  (...payWays: PayWay[]) =>
  (shop: { state: { payWays: readonly PayWay[] } }) =>
    void (shop.state.payWays = payWays);

test('an order can be paid only in the ways that the server says are on', async () => {
  await visit('/payment?orderId={orderNumber}', { scenarios: UNPAID, arrange: offering('wechat') });
  expect(await screen.findByRole('link', { name: /微信/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /支付宝/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: /余额/ })).toBeNull();
});

test('an order of a server that says nothing about payment offers none, and leads to an agent', async () => {
  await visit('/payment?orderId={orderNumber}', {
    scenarios: UNPAID,
    arrange: (shop) => shop.faults.push({ kind: 'omitted', fields: paymentSwitches }),
  });
  expect(await screen.findByRole('link', { name: '问客服' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^支付 / })).toBeNull();
  // It claims neither that the shop takes no payments, nor that an order outlives its time to pay.
  expect(screen.getByRole('main')).not.toHaveTextContent(/开通|保留/);
});

test('the page of a code that the shop does not offer shows the ways that it does, and requests none', async () => {
  const shopper = await visit('/alipay?orderId={orderNumber}', { scenarios: UNPAID, arrange: offering('balance') });
  await waitFor(() => expect(shopper.address()).toMatch(/^\/payment\?/));
  expect(await screen.findByRole('heading', { name: /余额/ })).toBeVisible();
  expect(shopper.timesSent('POST /order/pay')).toBe(0);
});

test('a technical error of the provider says that payment is not available, and opens on request', async () => {
  const shopper = await visit('/wxPay?orderId={orderNumber}', {
    scenarios: UNPAID,
    arrange: (shop) => shop.faults.push({ kind: 'refused', call: 'orderPay', status: 400, message: TECHNICAL }),
  });
  expect(await screen.findByText(/此支付方式暂时不可用/)).toBeVisible();
  expect(screen.getByText(TECHNICAL)).not.toBeVisible();
  await shopper.user.click(screen.getByText('商店的原文'));
  expect(screen.getByText(TECHNICAL)).toBeVisible();
});

describe('a top-up', () => {
  const signedIn = [{ name: 'a shopper is signed in' }] as const;

  test('is offered where it can be paid by Alipay', async () => {
    await visit('/user/balance', { scenarios: signedIn });
    expect(await screen.findByRole('button', { name: '充值' })).toBeVisible();
  });

  test.each([
    ['Alipay is off', offering('balance', 'wechat')],
    [
      'the server does not say',
      (shop: { faults: unknown[] }) => void shop.faults.push({ kind: 'omitted', fields: paymentSwitches }),
    ],
  ])('is not offered where %s', async (_, arrange) => {
    const shopper = await visit('/user/balance', { scenarios: signedIn, arrange });
    await waitFor(() => expect(shopper.timesSent('GET /order/data')).toBe(1));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('可用余额¥200.00'));
    expect(screen.queryByRole('button', { name: '充值' })).toBeNull();
    expect(shopper.timesSent('GET /recharge/index')).toBe(0);
  });
});
