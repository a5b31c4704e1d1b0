// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useConnection } from '../../data/connection.store.ts';
import { transport } from '../../data/transport.ts';
import { lose } from '../../stand-in/test-connection.ts';
import { cartButton, preloadAllPages, visit, waitForPath } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => useConnection.setState({ isLost: false, shown: [] }));

const WAITING = '数量还没有保存，恢复连接后自动保存。';
const firstQuantity = async () => (await screen.findAllByRole('textbox', { name: /的数量$/ }))[0];
const more = () => screen.getAllByRole('button', { name: /^增加/ })[0] as HTMLElement;

test('a quantity changed without a connection stays, waits visibly, and is saved once there is one', async () => {
  const shopper = await visit('/user/shoppingCart', { scenarios: [{ name: 'a shopper with a cart is signed in' }] });
  expect(await firstQuantity()).toHaveValue('10');
  const connected = transport.current;
  lose('cartNum');
  await shopper.user.click(more());
  expect(await screen.findByText(WAITING)).toBeVisible();
  expect(await firstQuantity()).toHaveValue('11');
  expect(useConnection.getState().isLost).toBe(true);
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([]);

  await shopper.user.click(more());
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  expect(await screen.findByText(WAITING)).toBeVisible();
  expect(await firstQuantity()).toHaveValue('12');
  expect(shopper.shop.state.accounts['1']?.cart.at(-1)?.quantity).toBe(10);

  transport.current = connected;
  act(() => useConnection.setState({ isLost: false }));
  expect(await cartButton(32)).toBeVisible();
  expect(screen.queryByText(WAITING)).toBeNull();
  expect(await firstQuantity()).toHaveValue('12');
  expect(shopper.shop.state.accounts['1']?.cart.at(-1)?.quantity).toBe(12);
});

test('an order is not placed without a connection, now or later', async () => {
  const shopper = await visit('/user/shoppingCart', { scenarios: [{ name: 'a shopper with a cart is signed in' }] });
  await shopper.user.click(await screen.findByRole('button', { name: '去结算' }));
  await waitForPath(shopper, '/order_confirm');
  const place = await screen.findByRole('button', { name: '提交订单' });
  const connected = transport.current;
  transport.current = () => Promise.reject(new TypeError('Failed to fetch'));
  await shopper.user.click(place);
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  transport.current = connected;
  act(() => useConnection.setState({ isLost: true }));
  act(() => useConnection.setState({ isLost: false }));
  expect(Object.keys(shopper.shop.state.orders)).toHaveLength(0);
});
