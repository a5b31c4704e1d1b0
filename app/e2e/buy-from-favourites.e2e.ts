import { expect, openAs, test } from './shop.ts';

test('a shopper removes favourites, undoes it, and adds the others to the cart', async ({ page, shop }) => {
  shop.use('a shopper with favourites is signed in');
  await openAs(page, '/user/collect');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: '移出所选' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: '全部加入购物车' }).click();
  await expect(page.getByText('4 种已加入购物车')).toBeVisible();
  await page.getByRole('link', { name: '去购物车' }).click();
  await expect(page.locator('tbody input[type=checkbox]')).toHaveCount(4);
});

test('favourites are removed by keyboard, and the focus stays in the list', async ({ page, shop }) => {
  shop.use('a shopper with favourites is signed in');
  await openAs(page, '/en/user/collect');
  const removeButtons = page.getByRole('button', { name: /^Remove from favourites: / });
  await expect(removeButtons).toHaveCount(4);
  await removeButtons.first().focus();
  await page.keyboard.press('Enter');
  await expect(removeButtons).toHaveCount(3);
  await expect(removeButtons.first()).toBeFocused();
});
