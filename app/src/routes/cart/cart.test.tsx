// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { cartButton, preloadAllPages, visit, waitForPath } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const scenarios = [{ name: 'a shopper with a cart is signed in' }] as const;
const quantities = () => screen.findAllByRole('textbox', { name: /的数量$/ });
const more = () => screen.getAllByRole('button', { name: /^增加/ });
/** A promise that the test resolves. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

test('a changed quantity is shown at once, and counted in the header once the shop has saved it', async () => {
  const { promise, resolve } = deferred();
  const shopper = await visit('/user/shoppingCart', {
    scenarios: [...scenarios, { name: 'the shop is slow', params: { call: 'cartNum' } }],
    wait: () => promise,
  });
  const [first] = await quantities();
  expect(await cartButton(30)).toBeVisible();
  await shopper.user.click(more()[0] as HTMLElement);
  expect(first).toHaveValue('11');
  expect(await cartButton(30)).toBeVisible();
  resolve();
  expect(await cartButton(31)).toBeVisible();
  expect(first).toHaveValue('11');
});

test('a refused quantity is rolled back, with the shop’s message at the line', async () => {
  const shopper = await visit('/shoppingCart', { scenarios });
  const [first] = await quantities();
  const line = shopper.shop.state.accounts['1']?.cart.at(-1);
  shopper.shop.state.stock[`${line?.productId}/${line?.uniqueId}`] = 5;
  await shopper.user.click(more()[0] as HTMLElement);
  const message = await screen.findByText('该商品库存不足5');
  expect(first?.closest('tr')?.nextElementSibling).toContainElement(message);
  await waitFor(() => expect(first).toHaveValue('10'));
  expect(line?.quantity).toBe(10);
});

test('two lines that are refused at the same time both show a message and are rolled back', async () => {
  const { promise, resolve } = deferred();
  const shopper = await visit('/shoppingCart', {
    scenarios: [...scenarios, { name: 'the shop is slow', params: { call: 'cartNum' } }],
    wait: () => promise,
  });
  const [first, second] = await quantities();
  for (const line of shopper.shop.state.accounts['1']?.cart ?? [])
    shopper.shop.state.stock[`${line.productId}/${line.uniqueId}`] = 5;
  await shopper.user.click(more()[0] as HTMLElement);
  await shopper.user.click(more()[1] as HTMLElement);
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['11', '11']);
  resolve();
  await waitFor(() => expect(screen.getAllByText('该商品库存不足5')).toHaveLength(2));
  await waitFor(() => expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['10', '10']));
});

test('a pending change is not overwritten by the response to another', async () => {
  const responses = [deferred(), deferred()];
  let requests = 0;
  const shopper = await visit('/shoppingCart', {
    scenarios: [...scenarios, { name: 'the shop is slow', params: { call: 'cartNum' } }],
    wait: () => responses[requests++]?.promise ?? Promise.resolve(),
  });
  const [first, second] = await quantities();
  await shopper.user.click(more()[0] as HTMLElement);
  await shopper.user.click(more()[1] as HTMLElement);
  responses[0]?.resolve();
  await waitFor(() => expect(shopper.shop.state.accounts['1']?.cart.at(-1)?.quantity).toBe(11));
  // Wait until the response is processed.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['11', '11']);
  responses[1]?.resolve();
  expect(await cartButton(32)).toBeVisible();
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['11', '11']);
});

test('a removed line disappears from the cart and from the count in the header', async () => {
  const shopper = await visit('/shoppingCart', { scenarios });
  await quantities();
  await shopper.user.click(screen.getAllByRole('button', { name: /^移除 / })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /的数量$/ })).toHaveLength(2));
  expect(await cartButton(20)).toBeVisible();
  expect(shopper.shop.state.accounts['1']?.cart).toHaveLength(2);
});

test('only the chosen lines are ordered', async () => {
  const shopper = await visit('/shoppingCart', { scenarios });
  await quantities();
  const table = screen.getByRole('table', { name: '购物车里的颗粒' });
  await shopper.user.click(within(table).getAllByRole('checkbox')[0] as HTMLElement);
  await shopper.user.click(screen.getByRole('button', { name: /去结算/ }));
  await waitForPath(shopper, '/order_confirm');
  expect(await screen.findByText('2 种，20 颗')).toBeVisible();
});

test('lines that are no longer available are listed separately and not ordered', async () => {
  const shopper = await visit('/shoppingCart', { scenarios: [{ name: 'the cart has lines that cannot be bought' }] });
  expect(await screen.findByText(/3 种暂时无法购买/)).toBeVisible();
  expect(await quantities()).toHaveLength(2);
  await shopper.user.click(screen.getByRole('button', { name: '全部移除' }));
  await waitFor(() => expect(screen.queryByText(/暂时无法购买/)).not.toBeInTheDocument());
  expect(shopper.shop.state.accounts['1']?.cart).toHaveLength(2);
});

test('an empty cart links to the parts', async () => {
  await visit('/user/shoppingCart', { scenarios: [{ name: 'a shopper is signed in' }] });
  expect(await screen.findByText('购物车还是空的')).toBeVisible();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '/goods_cate');
});
