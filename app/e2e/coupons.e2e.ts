import { expect, openAs, test } from './shop.ts';

/** The name of a coupon for some parts; a stock server writes it in Chinese. */
const COUPON = { own: /everyday parts/, 'stock CRMEB 5.4': /常用颗粒/ };

test('a shopper receives a coupon, finds it among their coupons, and uses it for an order', async ({ page, shop }) => {
  shop.use('a shopper with a cart is signed in', { quantity: 200 });
  await openAs(page, '/user/userCoupon');
  const coupon = page.getByRole('article', { name: '满 49 减 3', exact: true });
  await coupon.getByRole('button', { name: /领取/ }).click();
  await expect(coupon.getByText('已领取')).toBeVisible();
  await page.getByRole('link', { name: '可用' }).click();
  await page.waitForURL('**/user/myCoupon');
  await expect(coupon.getByText('新到')).toBeVisible();

  await page.goto('/user/shoppingCart');
  await page.getByRole('button', { name: '去结算' }).click();
  const choice = page.getByRole('radio', { name: /满 49 减 3/ });
  await choice.locator('xpath=..').click();
  await expect(choice).toBeChecked();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/payment\?orderId=/);

  await page.goto('/user/myCoupon?state=over');
  await expect(coupon.getByText('已使用')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '已用或过期' })).toHaveAttribute('aria-current', 'page');
  await expect(coupon.getByText('已使用')).toBeVisible();
});

test('a coupon explains how it is used and leads to the parts that it is for, with the keyboard', async ({
  page,
  server,
}) => {
  await openAs(page, '/en/user/userCoupon');
  const coupon = page.getByRole('article', { name: COUPON[server] });
  const howTo = coupon.getByRole('button', { name: /How to use/ });
  await howTo.focus();
  await page.keyboard.press('Enter');
  await expect(howTo).toHaveAttribute('aria-expanded', 'true');
  await expect(coupon.getByRole('listitem')).toHaveCount(12);
  await coupon.getByRole('listitem').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/goods_detail\/\d+/);
});
