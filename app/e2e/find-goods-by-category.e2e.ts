import { expect, onStockServer, test } from './shop.ts';

test(
  'where a server counts no colours and sizes, one click chooses a category, and one click leaves it',
  onStockServer,
  async ({ page }) => {
    await page.goto('/goods_cate');
    const filters = page.getByRole('region', { name: '筛选' });
    const count = page
      .locator('[aria-live]')
      .filter({ hasText: /种颗粒$/ })
      .first();
    const all = await count.textContent();
    await expect(filters.getByRole('group')).toHaveCount(0);
    await page.getByRole('button', { name: '筛选' }).click();
    await filters.getByRole('link', { name: '光面板' }).click();
    await expect(page).toHaveURL(/cid=3$/);
    await expect(count).not.toHaveText(all ?? '');
    await filters.getByRole('link', { name: '全部分类' }).click();
    await expect(page).toHaveURL(/goods_cate$/);
    await expect(count).toHaveText(all ?? '');
  },
);

test(
  'where a server suggests nothing, a search with a typo says so, and leads to a category',
  onStockServer,
  async ({ page }) => {
    await page.goto('/en/goods_search?title=brik+2x4');
    await expect(page.getByRole('heading', { name: 'No parts match “brik 2x4”' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Browse by category' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/goods_cate\?cid=1$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
