import type { Page } from '@playwright/test';
import { expect, onOwnServer, onStockServer, openAs, signIn, test } from './shop.ts';

async function removeTwoAndUndo(page: Page): Promise<void> {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: '移出所选' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(cards).toHaveCount(4);
}

test('a shopper removes favourites, undoes it, and adds all to the cart', onOwnServer, async ({ page, shop }) => {
  shop.use('a shopper with favourites is signed in');
  await openAs(page, '/user/collect');
  await removeTwoAndUndo(page);
  await page.getByRole('button', { name: '全部加入购物车' }).click();
  await expect(page.getByText('4 种已加入购物车')).toBeVisible();
  await page.getByRole('link', { name: '去购物车' }).click();
  await expect(page.locator('tbody input[type=checkbox]')).toHaveCount(4);
});

test(
  'a shopper removes favourites, undoes it, and adds one with the specification chosen on its page',
  onStockServer,
  async ({ page, shop }) => {
    shop.use('a shopper with favourites is signed in');
    await openAs(page, '/user/collect');
    await removeTwoAndUndo(page);
    await page
      .getByRole('link', { name: /^选择规格/ })
      .first()
      .click();
    await page.waitForURL(/goods_detail/);
    await page.getByRole('button', { name: '加入购物车', exact: true }).click();
    await expect(page.getByText('已加入购物车')).toBeVisible();
    expect(shop.shop.state.accounts['1']?.cart).toHaveLength(1);
  },
);

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

test('a visitor adds a part to the favourites, signs in, and finds it there', async ({ page }) => {
  await page.goto('/goods_cate');
  const heart = page.getByRole('article').nth(1).getByRole('button', { name: /^收藏/ });
  await heart.click();
  await page.waitForURL(/login/);
  await signIn(page);
  await page.waitForURL(/goods_cate/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
