import { expect, signIn, test } from './shop.ts';

test('a visitor who wants the cart signs in and lands in the cart', async ({ page }) => {
  await page.goto('/user/shoppingCart');
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL('**/user/shoppingCart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('购物车');
});

test('a wrong password is told in the shop’s words and the account stays typed', async ({ page }) => {
  await page.goto('/en/login');
  await signIn(page, 'demo', 'wrong-password');
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await expect(page.locator('input[name="username"]')).toHaveValue('demo');
});

test('a signed-in shopper has no use for the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
});

test('the token dies in the middle of an order: after signing in again nothing typed is lost', async ({
  page,
  shop,
}) => {
  shop.use('a shopper with a cart is signed in');
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/shoppingCart');
  await page.getByRole('button', { name: '去结算' }).click();
  const message = page.getByRole('textbox', { name: /留言/ });
  await message.fill('同色的请装一袋，谢谢');
  // Until the amount is there nothing can be placed.
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  for (const token of Object.values(shop.shop.state.tokens)) token.expiresAt = 0;
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL(/order_confirm/);
  await expect(message).toHaveValue('同色的请装一袋，谢谢');
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/payment\?orderId=/);
});

test('signing out leads home, and the cart asks to sign in again', async ({ page }) => {
  await page.goto('/en/login');
  await signIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('auth')))
    .toEqual([]);
  await page.goto('/en/shoppingCart');
  await page.waitForURL('**/en/login');
});
