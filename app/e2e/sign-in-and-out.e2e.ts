import { expect, expireTokensOnCall, openAs, signIn, test } from './shop.ts';

test('a visitor opens the balance, signs in, and arrives there', async ({ page }) => {
  await page.goto('/user/balance');
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL('**/user/balance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('余额');
});

test('a wrong password shows the shop’s message and preserves the account name', async ({ page }) => {
  await page.goto('/en/login');
  await signIn(page, 'demo', 'wrong-password');
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await expect(page.locator('input[name="username"]')).toHaveValue('demo');
});

test('the sign-in page redirects a signed-in shopper to the home page', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
});

test('nothing typed is lost when the token expires during checkout', async ({ page, shop }) => {
  shop.use('a shopper with a cart is signed in');
  await openAs(page, '/shoppingCart');
  await page.getByRole('button', { name: '去结算' }).click();
  const message = page.getByRole('textbox', { name: /留言/ });
  await message.fill('同色的请装一袋，谢谢');
  // The order can be placed only once the price is loaded.
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  await expireTokensOnCall(page, shop, '**/api/order/create/*');
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL(/order_confirm/);
  await expect(message).toHaveValue('同色的请装一袋，谢谢');
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/payment\?orderId=/);
});

test('signing out leads to the home page, and orders require signing in again', async ({ page }) => {
  await page.goto('/en/login');
  await signIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('auth')))
    .toEqual([]);
  await page.goto('/en/user/orderList');
  await page.waitForURL('**/en/login');
});
