// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { cartButton, preloadAllPages, placeOrder, signIn, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

test('a visitor adds a part, signs in, and returns to the part, which is then in the cart', async () => {
  const shopper = await visit('/goods_detail/{productId}?n=7');
  const { known, state } = shopper.shop;
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  await waitForPath(shopper, '/login');
  expect(await screen.findByText('登录后直接回到刚才的零件。')).toBeVisible();
  await signIn(shopper);
  await waitForPath(shopper, `/goods_detail/${known.productId}`);
  expect(await cartButton(7)).toBeVisible();
  expect(shopper.address()).toBe(`/goods_detail/${known.productId}?n=7`);
  expect(state.accounts['1']?.cart).toMatchObject([{ productId: known.productId, quantity: 7 }]);
  expect(shopper.timesSent('POST /cart/add')).toBe(1);
});

test('a visitor learns after signing in that the part has sold out', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7');
  const { known, state } = shopper.shop;
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  await waitForPath(shopper, '/login');
  state.stock[`${known.productId}/${known.uniqueId}`] = 3;
  await signIn(shopper);
  await waitForPath(shopper, `/goods_detail/${known.productId}`);
  expect(await screen.findByText('该商品库存不足3')).toBeVisible();
  expect(state.accounts['1']?.cart).toEqual([]);
});

test('a shopper adds several parts of a list to the cart with one click each, and each card confirms it', async () => {
  const shopper = await visit('/goods_cate', { scenarios: [{ name: 'a shopper is signed in' }] });
  const cards = await screen.findAllByRole('article');
  const buttons = cards.slice(0, 3).map((card) => within(card).getByRole('button', { name: /^加入/ }));
  for (const button of buttons) await shopper.user.click(button);
  expect(await cartButton(30)).toBeVisible();
  for (const button of buttons) expect(button).toHaveTextContent('已加 10');
  expect(shopper.shop.state.accounts['1']?.cart).toHaveLength(3);
});

test('a shopper who adds more than the stock sees how many are left', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=5', {
    scenarios: [{ name: 'a shopper is signed in' }],
  });
  const { known, state } = shopper.shop;
  const add = await screen.findByRole('button', { name: '加入购物车' });
  state.stock[`${known.productId}/${known.uniqueId}`] = 4;
  await shopper.user.click(add);
  expect(await screen.findByText('该商品库存不足4')).toBeVisible();
  expect(state.accounts['1']?.cart).toEqual([]);
});

test('the list reports the part that could not be added, although another one was added at the same time', async () => {
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const shopper = await visit('/goods_cate', {
    scenarios: [{ name: 'a shopper is signed in' }, { name: 'the shop is slow', params: { call: 'cartAdd' } }],
    wait: () => gate,
  });
  const [first, second] = (await screen.findAllByRole('article')).map((card) =>
    within(card).getByRole('button', { name: /^加入/ }),
  );
  if (!first || !second) throw new Error('The list has fewer than two parts.');
  await shopper.user.click(first);
  await shopper.user.click(second);
  const [gone] = shopper.shop.catalogue.moulds.filter((mould) => within(first).queryByText(mould.names['zh-Hans']));
  if (gone) shopper.shop.state.withdrawn[gone.id] = 'offSale';
  open();
  expect(await screen.findByText('商品不存在')).toBeVisible();
  expect(second).toHaveTextContent('已加 10');
});

test('a shopper buys a part now, and the order is separate from the cart', async () => {
  const shopper = await visit('/goods_detail/{productId}?n=4', {
    scenarios: [{ name: 'a shopper with a cart is signed in' }],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '立即购买' }));
  await waitForPath(shopper, '/order_confirm');
  expect(new URLSearchParams(shopper.address().split('?')[1]).get('new')).toBe('1');
  expect(await screen.findByText('1 种，4 颗')).toBeVisible();
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(shopper.shop.state.accounts['1']?.cart).toHaveLength(3);
  expect(await cartButton(30)).toBeVisible();
});

test('a visitor who buys now signs in and returns to the part with its colour and quantity', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=4');
  const before = shopper.address();
  await shopper.user.click(await screen.findByRole('button', { name: '立即购买' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, `/goods_detail/${shopper.shop.known.productId}`);
  expect(shopper.address()).toBe(before);
  expect(await screen.findByRole('textbox', { name: /数量/ })).toHaveValue('4');
  expect(shopper.shop.state.accounts['1']?.cart).toEqual([]);
});
