import { expect, openAs, test } from './shop.ts';

test('a shopper buys in a flash sale at its price', async ({ page, shop }) => {
  shop.use('a flash sale is running');
  await openAs(page, '/goods_seckill');
  const card = page.getByRole('article').first();
  const price = /¥\d+\.\d\d/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  await card.getByRole('link', { name: /抢/ }).click();
  await expect(page).toHaveURL(/goods_seckill_detail/);
  // On a phone the bar at the bottom replaces the button of the document, which would hide under a press.
  await expect(page.locator('#as-of')).toHaveCount(0);
  await page.getByRole('button', { name: /立即购买|立即抢购|抢购/ }).click();
  await expect(page).toHaveURL(/order_confirm/);
  await expect(page.getByText(price).first()).toBeVisible();
});
