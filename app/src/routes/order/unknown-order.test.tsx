// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placingKey } from '../../features/order/order.mutation.ts';
import { useLastAttempt } from '../../features/order/last-attempt.store.ts';
import { usePendingOutcomes } from '../../session/pending-outcomes.store.ts';
import { advance, delay } from '../../stand-in/test-connection.ts';
import { preloadAllPages, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const AT = '/order_confirm?new=0&cartId={cart}';
const scenarios = [{ name: 'a shopper with a cart is signed in' }] as const;
const placeButton = () => screen.findByRole('button', { name: '提交订单' });
const ordersOf = ({ shop }: Visit) => Object.values(shop.state.orders);

test('an order that is placed after 18.5 s is unknown until then, is found by itself, and is one order', async () => {
  const shopper = await visit(AT, { scenarios });
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  delay('orderCreate', 18_500);
  await shopper.user.click(await placeButton());
  await advance(15_500);
  expect(await screen.findByText('尚不确定订单是否提交成功')).toBeVisible();
  expect(ordersOf(shopper)).toEqual([]);
  await advance(9000);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toHaveLength(1);
  expect(shopper.address()).toBe(`/payment?orderId=${ordersOf(shopper)[0]?.number}`);
});

test('a server that fails to say whether there is an order leaves that unknown', async () => {
  const shopper = await visit(AT, {
    scenarios,
    arrange: ({ state, faults }) => {
      const now = Date.now();
      const lines = (state.accounts['1']?.cart ?? []).map(({ id }) => id).join(',');
      useLastAttempt.setState({ lines, orderKey: 'earlier' });
      usePendingOutcomes.setState({ outcomes: { [placingKey('earlier')]: { since: now, until: now + 60_000 } } });
      faults.push({ kind: 'refused', call: 'orderDetail', status: 400, message: '系统繁忙，请稍后再试' });
    },
  });
  expect(await screen.findByText(/请暂勿重复下单/)).toBeVisible();
  await advance(200_000);
  expect(screen.getByText(/请暂勿重复下单/)).toBeVisible();
  expect(await placeButton()).toBeDisabled();
  shopper.shop.faults = [];
  await shopper.user.click(screen.getByRole('button', { name: '重新查询' }));
  await waitFor(() => expect(screen.queryByText(/请暂勿重复下单/)).toBeNull());
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
});

test('opened again meanwhile, the page places no second order under a new key, until the first key has expired', async () => {
  const shopper = await visit(AT, {
    scenarios,
    arrange: ({ state }) => {
      const now = Date.now();
      const lines = (state.accounts['1']?.cart ?? []).map(({ id }) => id).join(',');
      useLastAttempt.setState({ lines, orderKey: 'earlier' });
      usePendingOutcomes.setState({ outcomes: { [placingKey('earlier')]: { since: now, until: now + 120_000 } } });
    },
  });
  expect(await screen.findByText(/请暂勿重复下单/)).toBeVisible();
  expect(await placeButton()).toBeDisabled();
  expect(screen.queryByRole('button', { name: '再次提交' })).toBeNull();
  const asked = shopper.timesSent('GET /order/detail/earlier');
  await shopper.user.click(screen.getByRole('button', { name: '重新查询' }));
  await waitFor(() => expect(shopper.timesSent('GET /order/detail/earlier')).toBe(asked + 1));
  await advance(200_000);
  await waitFor(() => expect(screen.queryByText(/请暂勿重复下单/)).toBeNull());
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  expect(ordersOf(shopper)).toEqual([]);
});
