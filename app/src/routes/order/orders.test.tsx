// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { preloadAllPages, signIn, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const rows = () => screen.findAllByRole('article');
const history = [{ name: 'orders of every kind' }] as const;

test('a shopper loads older orders, and filters them by tab', async () => {
  const shopper = await visit('/user/orderList', { scenarios: history });
  expect(await rows()).toHaveLength(10);
  await shopper.user.click(screen.getByRole('button', { name: '再看更早的订单' }));
  await waitFor(async () => expect(await rows()).toHaveLength(20));
  await shopper.user.click(
    within(screen.getByRole('navigation', { name: '按状态看订单' })).getByRole('link', { name: /^待付款/ }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(shopper.address()).toBe('/user/orderList?state=unpaid');
});

test('a shopper finds an order by its number, and the search is part of the address', async () => {
  const shopper = await visit('/user/orderList', { scenarios: history });
  await rows();
  const [, wanted] = Object.values(shopper.shop.state.orders).filter(({ step }) => step === 'completed');
  await shopper.user.type(screen.getByRole('searchbox', { name: '搜订单' }), `${wanted?.number}{Enter}`);
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

test('buying again opens the confirmation of the same parts', async () => {
  const shopper = await visit('/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order is completed' }],
  });
  await shopper.user.click(await screen.findByRole('button', { name: '再买一次' }));
  await waitForPath(shopper, '/order_confirm');
  expect(new URLSearchParams(shopper.address().split('?')[1]).get('new')).toBe('1');
  expect(await screen.findByText('3 种，30 颗')).toBeVisible();
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
  const [, first] = within(screen.getByRole('group', { name: '退哪些' })).getAllByRole('checkbox');
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
