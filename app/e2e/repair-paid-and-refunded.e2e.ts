import { expect, openAs, test } from './shop.ts';

/** Review, rejection and refund take 75 s, the way to the parcel 150 s. */
const AFTER_REVIEW_MS = 65_000;
const AFTER_REFUND_MS = 80_000;

test('a shopper pays for a repair, which is rejected: the money is back on the balance', async ({ page, shop }) => {
  shop.use('a priced repair request is in the cart');
  shop.shop.state.backOffice.reviews = 'rejects';
  const balance = () => shop.shop.state.accounts['1']?.balance ?? 0;
  const before = balance();
  await openAs(page, '/shoppingCartbh');
  await page.getByRole('button', { name: /^去确认/ }).click();
  await page.waitForURL(/order_confirmbh/);
  const submit = page.getByRole('button', { name: '提交，去付款' });
  await submit.click();
  // Nothing is submitted before the shopper accepts that the shade may differ.
  await expect(page.getByText('勾上这一条才能提交。')).toBeVisible();
  await page.getByRole('checkbox', { name: /色差/ }).check({ force: true });
  await submit.click();
  await page.waitForURL(/paymenbh\?orderId=bh\w+/);
  await page.getByRole('button', { name: /^支付 ¥/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '付好了' })).toBeVisible();
  expect(balance()).toBeLessThan(before);
  await page.getByRole('link', { name: '看这份申请' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已经付款' })).toBeVisible();
  shop.advanceTime(AFTER_REFUND_MS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '已退款' })).toBeVisible();
  await expect(page.getByText('没有同意').first()).toBeVisible();
  expect(balance()).toBe(before);
});

test('a shopper answers the agent with a photo, and gets some of the parts, with the reason why not all', async ({
  page,
  shop,
}) => {
  shop.use('a repair request needs more evidence');
  Object.assign(shop.shop.state.backOffice, { reviews: 'partly', ships: 'whole' });
  await openAs(page, `/user/order_detailbh?orderId=${shop.shop.known.orderNumber}`);
  await expect(page.getByRole('heading', { level: 1, name: '客服等你补充' })).toBeVisible();
  await expect(page.getByText(/处理期限暂停/)).toBeVisible();
  await page.getByRole('textbox', { name: '你的回答' }).fill('照片在这里，第 3 袋里只有一颗');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'bag.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByText('传好了 1 张，共 1 张')).toBeVisible();
  await page.getByRole('button', { name: '发给客服' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '客服正在审核' })).toBeVisible();
  await expect(page.getByText('照片在这里，第 3 袋里只有一颗')).toBeVisible();
  shop.advanceTime(AFTER_REVIEW_MS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '通过了一部分' })).toBeVisible();
  await expect(page.getByText('没有同意').first()).toBeVisible();
});

test('a shopper cannot see the repair request of another shopper', async ({ page, shop }) => {
  shop.use('a repair request is in review');
  await openAs(page, `/user/order_detailbh?orderId=${shop.shop.known.orderNumber}`, 'poor');
  await expect(page.getByText('找不到这份补件申请')).toBeVisible();
});
