import { expectNewState } from './new-state.ts';
import { expect, openAs, test } from './shop.ts';

const orderAt = (address: string): string => new URL(address).searchParams.get('orderId') ?? '';

test('a shopper pays with a code, and the page shows the payment automatically', async ({ page, shop }) => {
  shop.use('an order waits for payment');
  await openAs(page, `/payment?orderId=${shop.shop.known.orderNumber}`);
  await page.getByRole('link', { name: '微信扫码支付' }).click();
  await expect(page.getByRole('img', { name: /^微信付款码/ })).toBeVisible();
  shop.advanceTime(10_000);
  await expectNewState(page.getByRole('heading', { level: 1, name: '支付成功' }));
  expect(shop.orders()).toMatchObject([{ step: 'toShip', payWay: 'wechat' }]);
  expect(shop.shop.state.accounts['1']?.balance).toBe(20_000);
});

test('a failed payment is not charged, and succeeds when it is retried', async ({ page, shop }) => {
  shop.use('payments fail');
  await openAs(page, `/payment?orderId=${shop.shop.known.orderNumber}`);
  await page.getByRole('button', { name: /^支付/ }).click();
  await expect(page.getByText('支付失败')).toBeVisible();
  expect(shop.shop.state.accounts['1']?.balance).toBe(20_000);
  shop.shop.state.backOffice.payments = 'work';
  await page.getByRole('button', { name: /^支付/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
});

test('a shopper tops up a balance that is too small, and pays the order', async ({ page, shop }) => {
  shop.use('the balance is too small');
  await openAs(page, `/payment?orderId=${shop.shop.known.orderNumber}`, 'poor');
  await expect(page.getByText(/^余额不足，还差/)).toBeVisible();
  await page.getByRole('button', { name: '充值', exact: true }).click();
  await page.getByRole('button', { name: /^充值 ¥100/ }).click();
  await expect(page.getByRole('img', { name: /^支付宝付款码/ })).toBeVisible();
  shop.advanceTime(10_000);
  await page.getByRole('button', { name: /^支付/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
});

test('a shopper cancels an order, and its pieces are back in stock', async ({ page, shop }) => {
  shop.use('an order waits for payment');
  const [order] = shop.orders();
  const stock = () =>
    order?.lines.map((line) => shop.shop.state.stock[`${line.productId}/${line.uniqueId}`] ?? 0) ?? [];
  const before = stock();
  await openAs(page, '/user/orderList');
  await page.getByRole('button', { name: /^取消订单/ }).click();
  await page
    .getByRole('button', { name: /^取消订单/ })
    .last()
    .click();
  await expect(page.getByRole('article').getByText('已取消')).toBeVisible();
  expect(order?.step).toBe('cancelled');
  expect(stock()).toEqual(before.map((pieces) => pieces + 10));
});

test('a shopper who cancels instead of paying reads so among the orders', async ({ page, shop }) => {
  shop.use('an order waits for payment');
  const number = shop.shop.known.orderNumber ?? '';
  await openAs(page, `/payment?orderId=${number}`);
  const cancel = page.getByRole('button', { name: '取消订单' });
  await cancel.click();
  await cancel.click();
  await expect(page.getByText(`已取消订单 ${number}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeFocused();
  await expect(page.getByRole('article').getByText('已取消')).toBeVisible();
});

test('an order is shipped, tracked, received, and bought again', async ({ page, shop }) => {
  shop.use('an order is paid');
  shop.shop.state.backOffice.ships = 'whole';
  const number = shop.shop.known.orderNumber ?? '';
  await openAs(page, `/user/order_detail?orderId=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: '已付款，待仓库发货' })).toBeVisible();
  shop.advanceTime(60_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '已发货，运输中' })).toBeVisible();
  await page.getByRole('link', { name: '查看物流' }).first().click();
  await expect(page.getByRole('heading', { name: '物流进度' })).toBeVisible();
  shop.advanceTime(3_600_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '已签收' })).toBeVisible();
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('button', { name: '都收到了' }).click();
  await expect(page.getByRole('button', { name: '确认收货' })).toHaveCount(0);
  await page.goto(`/user/order_detail?orderId=${number}`);
  await page.getByRole('button', { name: '再买一次' }).click();
  await page.waitForURL(/shoppingCart/);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/payment\?orderId=cp/);
  expect(orderAt(page.url())).not.toBe(number);
});

test('a new shopper pastes a whole address and orders to it without saving it first', async ({ page, shop }) => {
  shop.use('a shopper without an address is signed in');
  await openAs(page, '/user/shoppingCart', 'new');
  await page.getByRole('button', { name: '去结算' }).click();
  await page
    .getByRole('textbox', { name: '粘贴整段地址' })
    .fill('周予安，139 0571 2234，江苏省苏州市姑苏区平江路 108 号');
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
  await expect(page.getByRole('combobox', { name: '区县' })).toContainText('姑苏区');
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/payment\?orderId=cp/);
  expect(shop.orders()).toMatchObject([
    { recipient: '周予安', phone: '13905712234', address: expect.stringContaining('姑苏区') },
  ]);
});

test('of two shoppers who order the last piece one gets it, and the other sees an error before paying', async ({
  browser,
  baseURL,
  shop,
}) => {
  shop.use('another shopper buys the last piece');
  const pages = await Promise.all(
    ['demo', 'poor'].map(async (account) => {
      const page = await (await browser.newContext({ baseURL })).newPage();
      await openAs(page, '/user/shoppingCart', account);
      await page.getByRole('button', { name: '去结算' }).click();
      await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
      return page;
    }),
  );
  const [first, second] = pages as [(typeof pages)[0], (typeof pages)[0]];
  await first.getByRole('button', { name: '提交订单' }).click();
  await first.waitForURL(/payment\?orderId=cp/);
  await second.getByRole('button', { name: '提交订单' }).click();
  await expect(second.getByText('订单提交失败')).toBeVisible();
  expect(shop.orders()).toHaveLength(1);
  await Promise.all(pages.map((page) => page.context().close()));
});

test('an order that is placed in two tabs at once is one order', async ({ context, shop }) => {
  shop.use('a shopper with a cart is signed in');
  const first = await context.newPage();
  await openAs(first, '/user/shoppingCart');
  await first.getByRole('button', { name: '去结算' }).click();
  await expect(first.getByRole('button', { name: '提交订单' })).toBeEnabled();
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(second.getByRole('button', { name: '提交订单' })).toBeEnabled();
  await Promise.all([first, second].map((page) => page.getByRole('button', { name: '提交订单' }).click()));
  await expect.poll(() => shop.orders().length).toBe(1);
  await expect.poll(() => [first, second].filter((page) => page.url().includes('/payment')).length).toBeGreaterThan(0);
  expect(shop.orders()).toHaveLength(1);
});

test('an order is found after the connection was lost while placing it and the page was reloaded', async ({
  page,
  shop,
}) => {
  shop.use('a shopper with a cart is signed in');
  await openAs(page, '/user/shoppingCart');
  await page.getByRole('button', { name: '去结算' }).click();
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  let isConnectionLost = true;
  await page.route(/\/api\/order\/(create|computed|detail)\//, async (route) => {
    if (!isConnectionLost) return route.continue();
    // The shop places the order, and its response is lost.
    if (route.request().url().includes('create')) await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText('尚不确定订单是否提交成功')).toBeVisible();
  isConnectionLost = false;
  await page.reload();
  await page.waitForURL(/payment\?orderId=cp/);
  expect(shop.orders().map(({ number }) => number)).toEqual([orderAt(page.url())]);
});

test('a payment is charged once and shown after the connection was lost while paying', async ({ page, shop }) => {
  shop.use('an order waits for payment');
  const toPay = shop.orders()[0]?.toPay ?? 0;
  await openAs(page, `/payment?orderId=${shop.shop.known.orderNumber}`);
  await page.route('**/api/order/pay', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^支付/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  expect(shop.shop.state.accounts['1']?.balance).toBe(20_000 - toPay);
});

test('the back button after placing an order does not lead to a second order', async ({ page, shop }) => {
  shop.use('a shopper with a cart is signed in');
  await openAs(page, '/user/shoppingCart');
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('button', { name: '提交订单' }).dblclick();
  await page.waitForURL(/payment\?orderId=cp/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  expect(shop.orders()).toHaveLength(1);
});

test('removed lines are restored, and a deselected line stays deselected after a reload', async ({ page, shop }) => {
  shop.use('a shopper with a cart is signed in');
  await openAs(page, '/user/shoppingCart');
  const rows = page.getByRole('table', { name: '购物车里的颗粒' }).getByRole('textbox');
  await expect(rows).toHaveCount(3);
  await page.getByRole('table').getByRole('checkbox').nth(1).click();
  await page.reload();
  await expect(page.getByRole('table').getByRole('checkbox').nth(1)).not.toBeChecked();
  await page
    .getByRole('button', { name: /^移除 / })
    .first()
    .click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(rows).toHaveCount(3);
  expect(shop.shop.state.accounts['1']?.cart).toHaveLength(3);
});

test('a shopper cannot see the order of another shopper', async ({ page, shop }) => {
  shop.use('an order is paid');
  const number = shop.shop.known.orderNumber ?? '';
  await openAs(page, `/user/order_detail?orderId=${number}`, 'poor');
  await expect(page.getByText('找不到这笔订单')).toBeVisible();
  await page.goto(`/payment?orderId=${number}`);
  await expect(page.getByText('找不到这笔订单')).toBeVisible();
});
