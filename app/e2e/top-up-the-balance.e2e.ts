import { expect, openAs, test } from './shop.ts';

test('a shopper tops up the balance, pays an order from it, and finds both in the records', async ({ page, shop }) => {
  shop.use('an order waits for payment');
  const number = shop.shop.known.orderNumber ?? '';
  await openAs(page, '/user/balance');
  await page.getByRole('button', { name: '充值', exact: true }).click();
  await page.getByRole('button', { name: /^充值 ¥100/ }).click();
  await expect(page.getByRole('img', { name: /^支付宝付款码/ })).toBeVisible();
  shop.advanceTime(10_000);
  await expect(page.getByText('充值已到账，余额增加 ¥105.00。')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('+¥105.00');
  await page.goto(`/payment?orderId=${number}`);
  await page.getByRole('button', { name: /^支付/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await page.goto('/user/balance?type=1');
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.waitForURL(`**/user/order_detail?orderId=${number}`);
});

test('the kind of records stays after a reload and the way back', async ({ page, shop }) => {
  shop.use('many balance records');
  await openAs(page, '/en/user/balance');
  await page.getByRole('link', { name: 'Received' }).click();
  await expect(page).toHaveURL(/type=2/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Received' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page');
});
