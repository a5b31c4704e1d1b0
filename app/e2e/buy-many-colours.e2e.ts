import { expect, onOwnServer, openAs, test } from './shop.ts';

test('a builder fills in a matrix with the keyboard and adds all of it to the cart', onOwnServer, async ({ page }) => {
  await openAs(page, '/goods_search?title=3020');
  await page
    .getByRole('article')
    .filter({ has: page.getByText('3020', { exact: true }) })
    .getByRole('link')
    .first()
    .click();
  const grid = page.getByRole('grid');
  await grid.scrollIntoViewIfNeeded();
  await grid.getByRole('textbox').first().focus();
  for (const quantity of ['7', '12', '30']) {
    await page.keyboard.type(quantity);
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: /全部加入购物车|加入购物车.*49/ }).click();
  await expect(
    page
      .getByRole('banner')
      .first()
      .getByRole('link', { name: /购物车/ }),
  ).toContainText('49');
});
