// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { clearRemovedOrders } from '../../features/order/removed-orders.store.ts';
import { preloadAllPages, signIn, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(clearRemovedOrders);

const rows = () => screen.findAllByRole('article');
const history = [{ name: 'orders of every kind' }] as const;

test('a shopper loads older orders, and filters them by tab', async () => {
  const shopper = await visit('/user/orderList', { scenarios: history });
  expect(await rows()).toHaveLength(10);
  await shopper.user.click(screen.getByRole('button', { name: '查看更早的订单' }));
  await waitFor(async () => expect(await rows()).toHaveLength(20));
  await shopper.user.click(
    within(screen.getByRole('navigation', { name: '按状态查看订单' })).getByRole('link', { name: /^待付款/ }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(shopper.address()).toBe('/user/orderList?state=unpaid');
});

test('a shopper finds an order by its number, and the search is part of the address', async () => {
  const shopper = await visit('/user/orderList', { scenarios: history });
  await rows();
  const [, wanted] = Object.values(shopper.shop.state.orders).filter(({ step }) => step === 'completed');
  await shopper.user.type(screen.getByRole('searchbox', { name: '搜索订单' }), `${wanted?.number}{Enter}`);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(shopper.address()).toBe(`/user/orderList?search=${wanted?.number}`);
});

test('an order that was paid in another window is not cancelled, and shows its current state', async () => {
  const shopper = await visit('/user/orderList', { scenarios: [{ name: 'an order waits for payment' }] });
  const [row] = await rows();
  const [order] = Object.values(shopper.shop.state.orders);
  if (order) Object.assign(order, { step: 'toShip', paidAt: order.placedAt, payWay: 'wechat' });
  await shopper.user.click(within(row as HTMLElement).getByRole('button', { name: /^取消订单/ }));
  await shopper.user.click(within(row as HTMLElement).getByRole('button', { name: /^取消订单/ }));
  expect(await screen.findByText('待发货', { selector: 'article *' })).toBeVisible();
  expect(order?.step).toBe('toShip');
});

test.each([
  ['among all orders', '/user/orderList', []],
  ['among those to pay', '/user/orderList?state=unpaid', []],
  ['among all orders of a stock server', '/user/orderList', [{ name: 'the server is a stock CRMEB 5.4' }]],
] as const)('a cancelled order stays where it was, %s, and a toast says so', async (_, at, server) => {
  const shopper = await visit(at, { scenarios: [...history, ...server] });
  const before = (await rows()).map((row) => row.getAttribute('aria-label'));
  const row = within((await rows())[0] as HTMLElement);
  await shopper.user.click(row.getByRole('button', { name: '取消订单' }));
  await shopper.user.click(row.getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText(/^已取消订单 cp/)).toBeVisible();
  await waitFor(() => expect(row.getByText('已取消')).toBeVisible());
  expect((await rows()).map((one) => one.getAttribute('aria-label')).slice(0, before.length)).toEqual(before);
  expect(row.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test('an order that is cancelled on its page is among all orders, also on a server that deletes it', async () => {
  const shopper = await visit('/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order waits for payment' }, { name: 'the server is a stock CRMEB 5.4' }],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '取消订单' }));
  await shopper.user.click(screen.getByRole('button', { name: '取消订单' }));
  await waitForPath(shopper, '/user/orderList');
  expect(await screen.findByText(/^已取消订单 cp/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '我的订单' })).toHaveFocus());
  const [row] = await rows();
  expect(row).toHaveTextContent('已取消');
});

test('carriers and payment methods of a stock server are named in the language of the reader', async () => {
  await visit('/en/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order is sent in two parcels' }, { name: 'the server is a stock CRMEB 5.4' }],
  });
  expect((await screen.findAllByText(/YTO Express/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('main')).toHaveTextContent(/Payment method\s*Balance/);
  expect(screen.getByRole('main')).not.toHaveTextContent(/圆通|余额/);
});

test.each([
  ['a server that adds them together', []],
  ['a stock server, one by one', [{ name: 'the server is a stock CRMEB 5.4' }]],
] as const)('buying again puts the parts of the order into the cart, on %s', async (_, server) => {
  const shopper = await visit('/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order is completed' }, ...server],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '再买一次' }));
  await waitForPath(shopper, '/user/shoppingCart');
  expect(await screen.findByText('已加入购物车：3 种')).toBeVisible();
  const [order] = Object.values(shopper.shop.state.orders);
  expect(shopper.shop.state.accounts['1']?.cart.map(({ uniqueId, quantity }) => [uniqueId, quantity])).toEqual(
    order?.lines.map(({ uniqueId, quantity }) => [uniqueId, quantity]),
  );
});

test('buying again names what is missing in the cart, and why', async () => {
  const shopper = await visit('/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order is completed' }],
    arrange: ({ state }) => {
      const [first, second] = Object.values(state.orders)[0]?.lines ?? [];
      if (first) state.stock[`${first.productId}/${first.uniqueId}`] = 4;
      if (second) state.stock[`${second.productId}/${second.uniqueId}`] = 0;
    },
  });
  await shopper.user.click(await screen.findByRole('button', { name: '再买一次' }));
  const title = await screen.findByText('1 种已加入购物车，2 种未全部加入');
  const missing = within(title.closest('[role=status]') as HTMLElement).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('4 / 10 颗 库存不足'),
    expect.stringContaining('0 / 10 颗 库存不足'),
  ]);
  expect(shopper.address()).toContain('/user/order_detail');

  await shopper.user.click(screen.getByRole('button', { name: '再买一次' }));
  await waitFor(() => expect(shopper.timesSent('POST /cart/add_batch')).toBe(2));
  expect(await screen.findByText('1 种已加入购物车，2 种未全部加入')).toBeVisible();
  expect(shopper.shop.state.accounts['1']?.cart.map(({ quantity }) => quantity)).toEqual([4, 10]);
});

test('an order that is bought again after a lost answer is in the cart once', async () => {
  const shopper = await visit('/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order is completed' }],
  });
  const button = await screen.findByRole('button', { name: '再买一次' });
  shopper.shop.faults.push({ kind: 'malformed', call: 'cartAddBatch' });
  await shopper.user.click(button);
  expect(await screen.findByText(/^数据异常/)).toBeVisible();
  shopper.shop.faults.pop();
  await shopper.user.click(button);
  await waitForPath(shopper, '/user/shoppingCart');
  expect(shopper.shop.state.accounts['1']?.cart.map(({ quantity }) => quantity)).toEqual([10, 10, 10]);
});

test.each(['/user/order_detail', '/logistics', '/refund'])(
  'on a stock server, %s claims of no parcel of an order that it is empty',
  async (page) => {
    await visit(`${page}?orderId={orderNumber}`, {
      scenarios: [{ name: 'an order is sent in two parcels' }, { name: 'the server is a stock CRMEB 5.4' }],
    });
    expect((await screen.findAllByText(/包裹 1/))[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/(^|\D)0 [种颗]/);
  },
);

test('while a refund is in progress, the list says so', async () => {
  await visit('/user/orderList', { scenarios: [{ name: 'a refund is under review' }] });
  const [order] = await rows();
  expect(order).toHaveTextContent('退款中');
  expect(within(order as HTMLElement).getByRole('link', { name: '查看退款' })).toBeVisible();
});

test('while a refund is in progress, the headline of the order says so', async () => {
  await visit('/user/order_detail?orderId={orderNumber}', { scenarios: [{ name: 'a refund is under review' }] });
  expect(await screen.findByRole('heading', { level: 1, name: '退款处理中' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看退款' })).toBeVisible();
});

const [groupBuys = {}] = Object.values(
  import.meta.glob<object>('../../../../contracts/fixtures/order/orderList.group-buy.54.json', {
    eager: true,
    import: 'default',
  }),
);

test('the list shows how group-buys stand, as a stock server sends them', async () => {
  const answers: Readonly<Record<string, object>> = { '/api/pc/get_order_list': groupBuys };
  await visit('/user/orderList', {
    scenarios: [{ name: 'a shopper is signed in' }, { name: 'the server is a stock CRMEB 5.4' }],
    arrange: () => {
      const { current: ask } = transport;
      transport.current = async (input, init) => {
        const answer = answers[new URL(new Request(input, init).url).pathname];
        return answer ? Response.json(answer) : ask(input, init);
      };
    },
  });
  const [first, second, , last] = await rows();
  expect(first).toHaveTextContent('拼团中');
  expect(second).toHaveTextContent('拼团成功');
  expect(last).toHaveTextContent('拼团失败');
});

test('a refund request survives an expired token', async () => {
  const shopper = await visit('/refund?orderId={orderNumber}', { scenarios: [{ name: 'an order is shipped' }] });
  const explanation = await screen.findByRole('textbox', { name: /^补充说明/ });
  await shopper.user.type(explanation, '两颗有裂纹');
  const [, first] = within(screen.getByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
  await shopper.user.click(first as HTMLElement);
  await shopper.user.selectOptions(screen.getByRole('combobox', { name: '退款原因' }), '其他原因');
  const before = shopper.address();
  for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
  await shopper.user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/refund');
  expect(shopper.address()).toBe(before);
  expect(await screen.findByRole('textbox', { name: /^补充说明/ })).toHaveValue('两颗有裂纹');
  expect(screen.getByRole('combobox', { name: '退款原因' })).toHaveValue('其他原因');
  await shopper.user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitForPath(shopper, '/user/refund');
  expect(Object.values(shopper.shop.state.refunds)).toMatchObject([
    { explanation: '两颗有裂纹', reason: '其他原因', state: 'underReview' },
  ]);
});
