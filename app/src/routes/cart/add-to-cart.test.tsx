// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { useGuestCart } from '../../features/cart/guest-cart.store.ts';
import { cartButton, preloadAllPages, placeOrder, signIn, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => void vi.restoreAllMocks());

test('a visitor adds a part without signing in; signing in later returns to it, and it is in the cart', async () => {
  const shopper = await visit('/goods_detail/{productId}?n=7');
  const { known, state } = shopper.shop;
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await cartButton(7)).toBeVisible();
  await shopper.user.click(await screen.findByRole('link', { name: '登录' }));
  await waitForPath(shopper, '/login');
  expect(await screen.findByText('登录后直接回到刚才的零件。')).toBeVisible();
  await signIn(shopper);
  await waitForPath(shopper, `/goods_detail/${known.productId}`);
  expect(await screen.findByText('登录前加入的 1 种零件已并入账号的购物车')).toBeVisible();
  expect(await cartButton(7)).toBeVisible();
  expect(shopper.address()).toBe(`/goods_detail/${known.productId}?n=7`);
  expect(state.accounts['1']?.cart).toMatchObject([{ productId: known.productId, quantity: 7 }]);
  expect(shopper.timesSent('POST /cart/add_batch')).toBe(1);
});

test('a visitor learns after signing in that the part has sold out', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7');
  const { known, state } = shopper.shop;
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await cartButton(7)).toBeVisible();
  state.stock[`${known.productId}/${known.uniqueId}`] = 0;
  await shopper.user.click(await screen.findByRole('link', { name: '登录' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, `/goods_detail/${known.productId}`);
  expect(await screen.findByText(/有 1 种未能并入账号的购物车/)).toBeVisible();
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

test('a double click adds a part once; a later click adds it again', async () => {
  const shopper = await visit('/goods_cate', { scenarios: [{ name: 'a shopper is signed in' }] });
  const [card] = await screen.findAllByRole('article');
  const add = within(card as HTMLElement).getByRole('button', { name: /^加入/ });
  await shopper.user.dblClick(add);
  expect(await cartButton(10)).toBeVisible();
  expect(shopper.timesSent('POST /cart/add')).toBe(1);
  const later = Date.now() + 5000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await shopper.user.click(add);
  expect(await cartButton(20)).toBeVisible();
});

test('the note of an addition names part, colour and quantity, and undo takes the part out of the cart', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7', {
    scenarios: [{ name: 'a shopper is signed in' }],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  const note = await screen.findByText(/^已加入：.+，.+ × 7$/);
  expect(note).toHaveTextContent(screen.getByRole('heading', { level: 1 }).textContent);
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText(/^已撤销：.+ × 7$/)).toBeVisible();
  expect(shopper.shop.state.accounts['1']?.cart).toEqual([]);
  expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull();
});

test('undo leaves the pieces that were in the cart before', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7', {
    scenarios: [{ name: 'a shopper with a cart is signed in' }],
    arrange: ({ state, known }) => {
      const { productId = '', uniqueId = '' } = known;
      state.accounts['1']?.cart.push({ id: '900', productId, uniqueId, quantity: 5 });
    },
  });
  const before = structuredClone(shopper.shop.state.accounts['1']?.cart);
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  await shopper.user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText(/^已撤销/)).toBeVisible();
  expect(shopper.shop.state.accounts['1']?.cart).toEqual(before);
});

test('undo says that the part has already left the cart, and changes nothing', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7', {
    scenarios: [{ name: 'a shopper is signed in' }],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  const undo = await screen.findByRole('button', { name: '撤销' });
  shopper.shop.state.accounts['1']?.cart.splice(0);
  await shopper.user.click(undo);
  expect(await screen.findByText(/已不在购物车中/)).toBeVisible();
  expect(shopper.timesSent('POST /cart/del')).toBe(0);
});

test('an addition whose answer names no line offers no undo', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7', {
    scenarios: [{ name: 'a shopper is signed in' }],
  });
  const respond = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const answer = await respond(request);
    return new URL(request.url).pathname === '/api/cart/add'
      ? Response.json({ status: 200, msg: 'ok', data: { cartId: 0 } })
      : answer;
  };
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText(/^已加入：.+，.+ × 7$/)).toBeVisible();
  expect(await cartButton(7)).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('an undo without an answer says so, and the page does not claim that the part was taken out', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7', {
    scenarios: [{ name: 'a shopper is signed in' }, { name: 'the shop is down', params: { call: 'cartDel' } }],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  await shopper.user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText(/无法连接商店/)).toBeVisible();
  expect(screen.queryByText(/^已撤销/)).toBeNull();
  expect(screen.getByRole('link', { name: '去购物车' })).toBeVisible();
  expect(await cartButton(7)).toBeVisible();
});

test('a visitor reads what was added, and undo takes it out of the cart of this browser', async () => {
  const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}&n=7');
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText(/^已加入：.+ × 7$/)).toBeVisible();
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText(/^已撤销：.+ × 7$/)).toBeVisible();
  expect(await cartButton(0)).toBeVisible();
});

test('a visitor reads that the cart of this browser is full, and what is in it stays', async () => {
  const shopper = await visit('/goods_detail/{productId}', {
    arrange: () =>
      useGuestCart.setState({
        lines: Array.from({ length: 100 }, (_, at) => ({ productId: String(at + 9000), uniqueId: 'a', quantity: 1 })),
      }),
  });
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText(/购物车最多放 100 种零件，这次没有加入/)).toBeVisible();
  expect(useGuestCart.getState().lines).toHaveLength(100);
});
