// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { cartButton, fetchAllPages, visit, untilAt } from '../../stand-in/test-visit.tsx';

beforeAll(fetchAllPages);

const situations = [{ name: 'a shopper with a cart is signed in' }] as const;
const quantities = () => screen.findAllByRole('textbox', { name: /的数量$/ });
const more = () => screen.getAllByRole('button', { name: /^增加/ });
/** A moment that the test decides. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test('a changed quantity is shown at once and counted in the header once the shop has it', async () => {
  const { opened, open } = gate();
  const shopper = await visit('/user/shoppingCart', {
    situations: [...situations, { name: 'slow shop', params: { call: 'cartNum' } }],
    wait: () => opened,
  });
  const [first] = await quantities();
  expect(await cartButton(30)).toBeVisible();
  await shopper.user.click(more()[0] as HTMLElement);
  expect(first).toHaveValue('11');
  expect(await cartButton(30)).toBeVisible();
  open();
  expect(await cartButton(31)).toBeVisible();
  expect(first).toHaveValue('11');
});

test('a quantity that the shop refuses is taken back, with the shop’s words at the line', async () => {
  const shopper = await visit('/shoppingCart', { situations });
  const [first] = await quantities();
  const line = shopper.shop.state.accounts['1']?.cart.at(-1);
  shopper.shop.state.stock[`${line?.productId}/${line?.uniqueId}`] = 5;
  await shopper.user.click(more()[0] as HTMLElement);
  const words = await screen.findByText('该商品库存不足5');
  expect(first?.closest('tr')?.nextElementSibling).toContainElement(words);
  await waitFor(() => expect(first).toHaveValue('10'));
  expect(line?.quantity).toBe(10);
});

test('two lines changed in one breath are both told when both are refused, and both taken back', async () => {
  const { opened, open } = gate();
  const shopper = await visit('/shoppingCart', {
    situations: [...situations, { name: 'slow shop', params: { call: 'cartNum' } }],
    wait: () => opened,
  });
  const [first, second] = await quantities();
  for (const line of shopper.shop.state.accounts['1']?.cart ?? [])
    shopper.shop.state.stock[`${line.productId}/${line.uniqueId}`] = 5;
  await shopper.user.click(more()[0] as HTMLElement);
  await shopper.user.click(more()[1] as HTMLElement);
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['11', '11']);
  open();
  await waitFor(() => expect(screen.getAllByText('该商品库存不足5')).toHaveLength(2));
  await waitFor(() => expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['10', '10']));
});

test('a change that is still on its way is not undone by the answer to another', async () => {
  const gates = [gate(), gate()];
  let asked = 0;
  const shopper = await visit('/shoppingCart', {
    situations: [...situations, { name: 'slow shop', params: { call: 'cartNum' } }],
    wait: () => gates[asked++]?.opened ?? Promise.resolve(),
  });
  const [first, second] = await quantities();
  await shopper.user.click(more()[0] as HTMLElement);
  await shopper.user.click(more()[1] as HTMLElement);
  gates[0]?.open();
  await waitFor(() => expect(shopper.shop.state.accounts['1']?.cart.at(-1)?.quantity).toBe(11));
  // The answer and all that follows from it arrive.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['11', '11']);
  gates[1]?.open();
  expect(await cartButton(32)).toBeVisible();
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['11', '11']);
});

test('a removed line is gone from the cart and from the header', async () => {
  const shopper = await visit('/shoppingCart', { situations });
  await quantities();
  await shopper.user.click(screen.getAllByRole('button', { name: /^移除 / })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /的数量$/ })).toHaveLength(2));
  expect(await cartButton(20)).toBeVisible();
  expect(shopper.shop.state.accounts['1']?.cart).toHaveLength(2);
});

test('only the chosen lines go to the order', async () => {
  const shopper = await visit('/shoppingCart', { situations });
  await quantities();
  const table = screen.getByRole('table', { name: '购物车里的颗粒' });
  await shopper.user.click(within(table).getAllByRole('checkbox')[0] as HTMLElement);
  await shopper.user.click(screen.getByRole('button', { name: /去结算/ }));
  await untilAt(shopper, '/order_confirm');
  expect(await screen.findByText('2 种，20 颗')).toBeVisible();
});

test('lines that can no longer be bought stand apart and are not ordered', async () => {
  const shopper = await visit('/shoppingCart', { situations: [{ name: 'cart with a line that cannot be bought' }] });
  expect(await screen.findByText(/这 3 种现在买不到/)).toBeVisible();
  expect(await quantities()).toHaveLength(2);
  await shopper.user.click(screen.getByRole('button', { name: '全部移除' }));
  await waitFor(() => expect(screen.queryByText(/现在买不到/)).not.toBeInTheDocument());
  expect(shopper.shop.state.accounts['1']?.cart).toHaveLength(2);
});

test('an empty cart leads to the parts', async () => {
  await visit('/user/shoppingCart', { situations: [{ name: 'a shopper is signed in' }] });
  expect(await screen.findByText('购物车还是空的')).toBeVisible();
  expect(screen.getByRole('link', { name: '逛颗粒商城' })).toHaveAttribute('href', '/goods_cate');
});
