import { expect, LANGUAGES, test } from './shop.ts';
import { WORDS } from './messages.ts';

for (const { code, prefix } of LANGUAGES) {
  test(`an empty search says what is missing, in the reader’s language (${code})`, async ({ page }) => {
    await page.goto(prefix || '/');
    await page.getByRole('search').getByRole('combobox').fill('   ');
    await page.getByRole('search').getByRole('combobox').press('Enter');
    await expect(page.getByText(WORDS[code].emptySearch)).toBeVisible();
    await expect(page).not.toHaveURL(/goods_search/);
  });
}

test('an address the shop does not have says so and leads home', async ({ page }) => {
  await page.goto('/goods_detial/10427');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，这一页找不到');
  await expect(page.getByText('/goods_detial/10427')).toBeVisible();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a part that does not exist leads to others', async ({ page }) => {
  await page.goto('/en/goods_detail/99999999');
  await expect(page.getByRole('main')).toContainText(/no longer|not here|gone|cannot/i);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the shop is down: a sentence and another try, which works once it is back', async ({ page, shop }) => {
  shop.use('shop down');
  await page.goto('/en/goods_cate');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('cannot be reached');
  shop.use('the shop is open');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a slow shop gets through: something is on its way, then it is there', async ({ page, shop }) => {
  shop.use('slow shop', { ms: 10_000 });
  await page.goto('/en/goods_cate');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 25_000 });
});

test('an answer that makes no sense is not shown', async ({ page, shop }) => {
  shop.use('malformed answer', { call: 'products' });
  await page.goto('/en/goods_cate');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('made no sense');
});

test('a page whose file is gone is reloaded once, then the error page follows', async ({ page }) => {
  let asked = 0;
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.route(/assets\/parts\.route/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/en');
  await page.getByRole('navigation').getByRole('link', { name: 'Brick parts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bad request, check your configuration' })).toBeVisible();
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(opened).toBe(2);
  await page.unroute(/assets\/parts\.route/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the file that asks the shop is gone: reloaded once, then a sentence, and it opens once it is back', async ({
  page,
}) => {
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.route(/assets\/data-/, (route) => route.abort());
  await page.goto('/en/goods_cate');
  await expect.poll(() => opened).toBe(2);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('cannot be reached');
  expect(opened).toBe(2);
  await page.unroute(/assets\/data-/);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});
