import { expect, expireTokensOnCall, openAs, signIn, test } from './shop.ts';

test('a request that is refused for an old token is submitted once after signing in, with its message', async ({
  page,
  shop,
}) => {
  shop.use('a repair request is in the cart');
  await openAs(page, `/order_confirmbh?cartId=${shop.shop.known.repairId}`);
  await page.getByRole('textbox', { name: /留言/ }).fill('请放在门卫处');
  await page.getByRole('checkbox', { name: /色差/ }).check({ force: true });
  const before = Object.keys(shop.shop.state.repairs).length;
  await expireTokensOnCall(page, shop, '**/api/supple/order/create/**');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL(/\/login/);
  await signIn(page);
  await page.waitForURL(/order_confirmbh/);
  await expect(page.getByRole('textbox', { name: /留言/ })).toHaveValue('请放在门卫处');
  await expect(page.getByRole('checkbox', { name: /色差/ })).toBeChecked();
  expect(Object.keys(shop.shop.state.repairs)).toHaveLength(before);
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL(/order_detailbh/);
  await expect(page.getByText('请放在门卫处')).toBeVisible();
  expect(Object.keys(shop.shop.state.repairs)).toHaveLength(before + 1);
});

test('an answer to the agent survives an old token and a reload', async ({ page, shop }) => {
  shop.use('a repair request needs more evidence');
  await openAs(page, `/user/order_detailbh?orderId=${shop.shop.known.orderNumber}`);
  const answer = page.getByRole('textbox', { name: '你的回答' });
  await answer.fill('第 3 袋里只有一颗');
  await page.reload();
  await expect(answer).toHaveValue('第 3 袋里只有一颗');
  await expireTokensOnCall(page, shop, '**/api/supple/order/evidence');
  await page.getByRole('button', { name: '发给客服' }).click();
  await page.waitForURL(/\/login/);
  await signIn(page);
  await page.waitForURL(/order_detailbh/);
  await expect(answer).toHaveValue('第 3 袋里只有一颗');
  await page.getByRole('button', { name: '发给客服' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '客服正在审核' })).toBeVisible();
});
