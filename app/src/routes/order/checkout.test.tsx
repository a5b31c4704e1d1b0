// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { placeOrder as sendOrder } from '../../features/order/confirm.calls.ts';
import { disconnect } from '../../stand-in/test-connection.ts';
import { cartButton, preloadAllPages, placeOrder, waitForPath, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => void vi.useRealTimers());

const withCart = { scenarios: [{ name: 'a shopper with a cart is signed in' }] } as const;
const placeButton = () => screen.findByRole('button', { name: '提交订单' });
const ordersOf = ({ shop }: Visit) => Object.values(shop.state.orders);
/** Stops the clock of page and shop at noon. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00+08:00') });
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('a shopper goes from the cart to a paid order', async () => {
  const shopper = await visit('/shoppingCart', withCart);
  await shopper.user.click(await screen.findByRole('button', { name: /去结算/ }));
  await waitForPath(shopper, '/order_confirm');
  await shopper.user.type(await screen.findByRole('textbox', { name: /留言/ }), '  请装一袋 ');
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  const [order] = ordersOf(shopper);
  expect(shopper.address()).toBe(`/payment?orderId=${order?.number}`);
  expect(order?.message).toBe('请装一袋');
  expect(await cartButton(0)).toBeVisible();

  await shopper.user.click(await screen.findByRole('button', { name: /^支付/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  expect(order?.paidAt).toBeDefined();
  await shopper.user.click(screen.getByRole('link', { name: '查看订单' }));
  await waitForPath(shopper, '/user/order_detail');
  expect(await screen.findByRole('heading', { level: 1, name: '已付款，待仓库发货' })).toBeVisible();
  expect(screen.getByText('请装一袋')).toBeVisible();
});

test('a remote address has its own postage, computed by the shop', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  await shopper.user.click(await screen.findByRole('radio', { name: /林大川/ }));
  await waitFor(() =>
    expect(shopper.timesSent(`POST /order/computed/${Object.keys(shopper.shop.state.drafts)[0]}`)).toBe(2),
  );
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toMatchObject([{ recipient: '林大川' }]);
});

test('an order whose response was lost is found, and not placed twice', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await placeButton();
  const respond = transport.current;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const response = await respond(request);
    if (!request.url.includes('/order/create/')) return response;
    transport.current = respond;
    throw new TypeError('Failed to fetch');
  };
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toHaveLength(1);
  expect(shopper.address()).toBe(`/payment?orderId=${ordersOf(shopper)[0]?.number}`);
});

test('without a connection no order was placed, and with one the same press places it, once', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  fireEvent.change(await screen.findByRole('textbox', { name: /留言/ }), { target: { value: '请装一袋' } });
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  const connect = disconnect();
  await placeOrder(shopper);
  expect(await screen.findByText('订单提交失败')).toBeVisible();
  expect(screen.getByText('无法连接商店，请检查网络后重试。')).toBeVisible();
  expect(await placeButton()).toHaveFocus();
  connect();
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toMatchObject([{ message: '请装一袋' }]);
});

test('an order that was placed in another tab is the one to pay', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await placeButton();
  const [orderKey = ''] = Object.keys(shopper.shop.state.drafts);
  await sendOrder({ orderKey, addressId: '11', couponId: '0', message: '', isBuyNow: false });
  await shopper.user.click(await screen.findByRole('radio', { name: /林大川/ }));
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toHaveLength(1);
  expect(shopper.address()).toBe(`/payment?orderId=${ordersOf(shopper)[0]?.number}`);
});

test('an expired order draft is refused, and renewed with the typed message', async () => {
  stopClock();
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await shopper.user.type(await screen.findByRole('textbox', { name: /留言/ }), '慢慢来');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  advanceClock(600_001);
  await placeOrder(shopper);
  expect(await screen.findByText('页面停留过久')).toBeVisible();
  expect(ordersOf(shopper)).toEqual([]);
  await shopper.user.click(screen.getByRole('button', { name: '重新计价' }));
  await waitFor(() => expect(screen.queryByText('页面停留过久')).toBeNull());
  expect(await screen.findByRole('textbox', { name: /留言/ })).toHaveValue('慢慢来');
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toHaveLength(1);
});

test('a part that sold out during checkout is reported with the shop’s message', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  const line = shopper.shop.state.accounts['1']?.cart[0];
  shopper.shop.state.stock[`${line?.productId}/${line?.uniqueId}`] = 0;
  await placeOrder(shopper);
  expect(await screen.findByText('订单提交失败')).toBeVisible();
  expect(screen.getByText('商品已失效，请返回购物车重新选择')).toBeVisible();
  expect(ordersOf(shopper)).toEqual([]);
});

test('without an address the form is open, and nothing is ordered before it is filled in', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', {
    scenarios: [{ name: 'a shopper without an address is signed in' }],
  });
  expect(await screen.findByText(/^暂无收货地址/)).toBeVisible();
  const recipient = await screen.findByRole('textbox', { name: '收货人' });
  await placeOrder(shopper);
  await waitFor(() => expect(recipient).toHaveFocus());
  expect(ordersOf(shopper)).toEqual([]);
  await pasteAddress();
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toMatchObject([{ recipient: '周予安' }]);
});

/** Pastes a whole address into the open form, which is split into its fields. */
async function pasteAddress(place = '江苏省苏州市姑苏区平江路 108 号'): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: '粘贴整段地址' }), {
    target: { value: `周予安，13905712230，${place}` },
  });
  await screen.findByText(/^已填好/);
}
const openNewAddress = async ({ user }: Visit) => {
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  await user.click(await screen.findByRole('button', { name: /^新地址/ }));
};

test('an address that was pasted and not saved is the one the order goes to, not the default', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await openNewAddress(shopper);
  await pasteAddress();
  await shopper.user.type(await screen.findByRole('textbox', { name: /留言/ }), '请装一袋');
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toMatchObject([{ recipient: '周予安', message: '请装一袋' }]);
  expect(shopper.shop.state.accounts['1']?.addresses).toHaveLength(3);
  // No note over the button to pay.
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('已保存 周予安 的地址')).toBeNull();
});

test('an address to which delivery costs more is saved, and nothing is ordered until the shopper saw the total', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', {
    scenarios: [{ name: 'the cart is just below free delivery' }],
    arrange: ({ state }) => {
      const line = state.accounts['1']?.cart[0];
      if (line) line.quantity += 3;
    },
  });
  await openNewAddress(shopper);
  await pasteAddress('新疆维吾尔自治区乌鲁木齐市天山区解放北路 90 号');
  await placeOrder(shopper);
  expect(await screen.findByText('金额有变动，订单尚未提交')).toBeVisible();
  expect(ordersOf(shopper)).toEqual([]);
  expect(await screen.findByRole('radio', { name: /周予安/ })).toBeChecked();
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toMatchObject([{ recipient: '周予安' }]);
});

test('an address that the shop refuses leaves the order unplaced, with what was typed', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', withCart);
  await openNewAddress(shopper);
  await pasteAddress();
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '收货地址已达上限', call: 'addressEdit' });
  await placeOrder(shopper);
  expect(await screen.findByText(/收货地址已达上限/)).toBeVisible();
  expect(await screen.findByText(/^订单没有提交/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
  expect(ordersOf(shopper)).toEqual([]);
});

test('a coupon that fits is claimed on the page, and the order is placed with it', async () => {
  const shopper = await visit('/order_confirm?new=0&cartId={cart}', {
    scenarios: [{ name: 'the cart is just below free delivery' }],
    arrange: ({ state }) => {
      const account = state.accounts['1'];
      if (account) account.coupons = [];
      const line = account?.cart[0];
      if (line) line.quantity += 3;
    },
  });
  await shopper.user.click(await screen.findByRole('button', { name: /^领取并使用/ }));
  const coupon = await screen.findByRole('radio', { name: /满 ¥49\.00 可用/ });
  await waitFor(() => expect(coupon).toBeChecked());
  expect(screen.queryByRole('button', { name: /^领取并使用/ })).toBeNull();
  await placeOrder(shopper);
  await waitForPath(shopper, '/payment');
  expect(ordersOf(shopper)).toMatchObject([{ couponDiscount: 300 }]);
});

test('an order without lines links to the cart', async () => {
  await visit('/order_confirm', withCart);
  expect(await screen.findByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/user/shoppingCart');
});

test('a balance that is too small shows the missing amount, and no button to pay', async () => {
  await visit('/payment?orderId={orderNumber}', { scenarios: [{ name: 'the balance is too small' }] });
  expect(await screen.findByText(/余额不足，还差/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^支付/ })).not.toBeInTheDocument();
});

test('a balance that was spent elsewhere is reported by the shop', async () => {
  const shopper = await visit('/payment?orderId={orderNumber}', {
    scenarios: [{ name: 'an order waits for payment' }],
  });
  const pay = await screen.findByRole('button', { name: /^支付/ });
  const account = shopper.shop.state.accounts['1'];
  if (account) account.balance = 1;
  await shopper.user.click(pay);
  expect(await screen.findByText(/余额不足，还差/)).toBeVisible();
  expect(ordersOf(shopper)[0]?.step).toBe('unpaid');
});

test('an order that was not paid in time can no longer be paid', async () => {
  stopClock();
  const shopper = await visit('/payment?orderId={orderNumber}', {
    scenarios: [{ name: 'an order waits for payment' }],
  });
  const pay = await screen.findByRole('button', { name: /^支付/ });
  advanceClock(30 * 60_000);
  await shopper.user.click(pay);
  expect(await screen.findByText(/订单已过付款期限|这笔订单已取消/)).toBeVisible();
  expect(shopper.shop.state.accounts['1']?.balance).toBe(20_000);
});

test.each([
  '/payment?orderId=cp404',
  '/payment',
  '/user/order_detail?orderId=cp404',
  '/order_detail',
  '/user/order_detail?orderId=../user',
])('an order that does not exist is not found (%s)', async (at) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit(at, { scenarios: [{ name: 'an order waits for payment' }] });
  expect(await screen.findByText('找不到这笔订单')).toBeVisible();
  expect(log.mock.calls.flat().join('\n')).not.toContain('orderDetail');
  log.mockRestore();
});

test('the order of another shopper does not exist', async () => {
  const shopper = await visit('/user/order_detail?orderId=cp1', {
    scenarios: [
      { name: 'an order waits for payment', params: { account: 'poor', orderNumber: 'cp1' } },
      { name: 'a shopper is signed in', params: { account: 'demo' } },
    ],
  });
  expect(await screen.findByText('找不到这笔订单')).toBeVisible();
  expect(shopper.timesSent('GET /order/detail/cp1')).toBe(1);
});
