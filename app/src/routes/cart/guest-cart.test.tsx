// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { useGuestCart } from '../../features/cart/guest-cart.store.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { cartButton, preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const STOCK = { name: 'the server is a stock CRMEB 4.4' } as const satisfies AppliedScenario;
const cartOf = ({ shop }: Visit) => shop.state.accounts['1']?.cart ?? [];
const toCart = async ({ user }: Visit) =>
  user.click(within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('link', { name: /购物车/ }));

/** A visitor with pieces of the known part in the cart of this browser, at the cart. */
async function visitorWithCart(
  quantity: number,
  options: Parameters<typeof visit>[1] = {},
): Promise<Visit & { offer: string }> {
  const shopper = await visit(`/goods_detail/{productId}?colour={uniqueId}&n=${quantity}`, options);
  await shopper.user.click(await screen.findByRole('button', { name: '加入购物车' }));
  expect(await cartButton(quantity)).toBeVisible();
  await toCart(shopper);
  await waitForPath(shopper, '/user/shoppingCart');
  await screen.findByLabelText('购物车里的颗粒');
  const { productId, uniqueId } = shopper.shop.known;
  return Object.assign(shopper, { offer: `${productId}/${uniqueId}` });
}

/** Checks out as a visitor and signs in. */
async function checkOut(shopper: Visit): Promise<void> {
  await shopper.user.click(screen.getByRole('button', { name: '去结算' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
}

test('a visitor adds a part, reads its present price, changes and removes it, and undoes that', async () => {
  const shopper = await visitorWithCart(7);
  expect(screen.getByText(/零件保存在此浏览器中/)).toBeVisible();
  expect(shopper.timesSent('POST /cart/add') + shopper.timesSent('GET /pc/get_cart_list')).toBe(0);
  expect(JSON.parse(localStorage.getItem('persisted.guestCart') ?? '')).toMatchObject({
    state: {
      lines: [{ ...shopper.shop.known, quantity: 7 }].map(({ productId, uniqueId, quantity }) => ({
        productId,
        uniqueId,
        quantity,
      })),
    },
  });
  await shopper.user.click(screen.getByRole('button', { name: /^增加/ }));
  expect(await cartButton(8)).toBeVisible();
  await shopper.user.click(screen.getByRole('button', { name: /^移除 / }));
  expect(await screen.findByText('购物车还是空的')).toBeVisible();
  await shopper.user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await cartButton(8)).toBeVisible();
});

test.each([[], [STOCK]])(
  'checking out signs the visitor in and goes on with what they had chosen',
  async (...scenarios) => {
    const shopper = await visitorWithCart(7, { scenarios });
    await checkOut(shopper);
    await waitForPath(shopper, '/order_confirm');
    expect(await screen.findByText('1 种，7 颗')).toBeVisible();
    expect(cartOf(shopper)).toMatchObject([{ quantity: 7 }]);
    expect(useGuestCart.getState().lines).toEqual([]);
    expect(await cartButton(7)).toBeVisible();
  },
);

test('quantities are added up with those of the account, and the cart is shown before checkout', async () => {
  const shopper = await visitorWithCart(7);
  const { productId = '', uniqueId = '' } = shopper.shop.known;
  cartOf(shopper).push({ id: '900', productId, uniqueId, quantity: 5 });
  await checkOut(shopper);
  expect(await screen.findByText('登录前加入的 1 种零件已并入账号的购物车')).toBeVisible();
  await waitFor(() => expect(shopper.address()).toBe('/user/shoppingCart'));
  expect(await screen.findByRole('textbox', { name: /的数量$/ })).toHaveValue('12');
});

test('what sold out meanwhile stays in view with its reason, and joins on a retry', async () => {
  const shopper = await visitorWithCart(7);
  shopper.shop.state.stock[shopper.offer] = 3;
  await checkOut(shopper);
  const left = within(await screen.findByRole('region', { name: '未并入的零件' }));
  expect(left.getByText('库存不足')).toBeVisible();
  expect(left.getByText('4 颗')).toBeVisible();
  expect(cartOf(shopper)).toMatchObject([{ quantity: 3 }]);
  shopper.shop.state.stock[shopper.offer] = 100;
  await shopper.user.click(left.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '未并入的零件' })).toBeNull());
  expect(cartOf(shopper)).toMatchObject([{ quantity: 7 }]);
});

test('on a stock server the words of the shop are shown for a line that it refuses', async () => {
  const shopper = await visitorWithCart(7, { scenarios: [STOCK] });
  shopper.shop.state.stock[shopper.offer] = 3;
  await checkOut(shopper);
  expect(await screen.findByText(/库存不足/)).toBeVisible();
  expect(cartOf(shopper)).toEqual([]);
});

test.each([
  ['on our server', [], 'POST /cart/add_batch'],
  ['on a stock server', [STOCK], 'POST /cart/add'],
] as const)('an answer that was lost %s adds nothing twice', async (_, scenarios, call) => {
  const shopper = await visitorWithCart(7, { scenarios });
  const answer = transport.current;
  let isLost = false;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const answered = await answer(request);
    if (isLost || !request.url.endsWith(call.replace('POST ', ''))) return answered;
    isLost = answered.ok;
    if (isLost) throw new TypeError('Failed to fetch');
    return answered;
  };
  await checkOut(shopper);
  expect(await screen.findByText(/尚不确定是否已并入/)).toBeVisible();
  expect(cartOf(shopper)).toMatchObject([{ quantity: 7 }]);
  await shopper.user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(useGuestCart.getState().lines).toEqual([]));
  expect(cartOf(shopper)).toMatchObject([{ quantity: 7 }]);
  expect(shopper.timesSent(call)).toBe(1);
});

test('a visitor reads what is no longer for sale, and what could not be read', async () => {
  const shopper = await visit('/user/shoppingCart', {
    arrange: ({ state, known }) => {
      state.withdrawn[known.productId ?? ''] = 'offSale';
      useGuestCart.setState({
        lines: [
          { productId: known.productId ?? '', uniqueId: known.uniqueId ?? '', quantity: 2 },
          { productId: '999999', uniqueId: 'x', quantity: 1 },
        ],
      });
    },
  });
  expect(await screen.findByText(/2 种暂时无法购买/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /移到收藏/ })).toBeNull();
  expect(shopper.address()).toBe('/user/shoppingCart');
});

test('a part that a visitor adds without a connection is in the cart as its card showed it, until the shop answers', async () => {
  const shopper = await visit('/goods_cate');
  const card = (await screen.findAllByRole('article'))[0] as HTMLElement;
  const name = within(card).getAllByRole('link')[0]?.textContent ?? '';
  await shopper.user.click(within(card).getByRole('button', { name: /^加入/ }));
  await waitFor(() => expect(useGuestCart.getState().lines).toHaveLength(1));
  const answer = transport.current;
  transport.current = () => Promise.reject(new TypeError('Failed to fetch'));
  await toCart(shopper);
  expect(await screen.findByText(/^1 种零件暂时无法更新/)).toBeVisible();
  const table = await screen.findByLabelText('购物车里的颗粒');
  expect(table).toHaveTextContent(name);
  await shopper.user.click(screen.getByRole('button', { name: /^移除 / }));
  await shopper.user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByLabelText('购物车里的颗粒')).toHaveTextContent(name);
  transport.current = answer;
  await shopper.user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText(/暂时无法更新/)).toBeNull());
  expect(screen.getByLabelText('购物车里的颗粒')).toHaveTextContent(name);
});

test('parts that are deselected by a visitor are deselected in the account, too', async () => {
  const shopper = await visitorWithCart(7);
  const [other] = shopper.shop.catalogue.moulds.filter(({ id }) => id !== shopper.shop.known.productId);
  expect(other).toBeDefined();
  await shopper.user.click(screen.getByRole('checkbox', { name: /^选中/ }));
  expect(screen.getByRole('button', { name: '去结算' })).toBeDisabled();
  await shopper.user.click(within(screen.getByRole('main')).getByRole('link', { name: '登录' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  expect(await screen.findByText(/已并入账号的购物车/)).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /^选中/ })).not.toBeChecked();
});
