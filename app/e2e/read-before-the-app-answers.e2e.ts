import type { Page } from '@playwright/test';
import { expect, LANGUAGES, onOwnServer, test } from './shop.ts';

/** Lets the scripts of the build wait until `answer` is called, as on a slow line. */
async function delayApp(page: Page): Promise<{ answer: () => void }> {
  let answer = () => undefined as void;
  const isDue = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isDue;
    await route.continue();
  });
  return { answer };
}

test.describe('without JavaScript', onOwnServer, () => {
  test.use({ javaScriptEnabled: false });

  test('a product can be read in every language', async ({ page, shop }) => {
    for (const { code, prefix } of LANGUAGES) {
      await page.goto(`${prefix}/goods_detail/${shop.shop.known.productId}`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${(await heading.textContent()) ?? '-'} · `));
      await expect(page.getByText(/¥\d+\.\d\d/).first()).toBeVisible();
      await expect(page.locator('#as-of')).toHaveText(/\d\d:\d\d/);
    }
  });

  test('the parts are listed, and an address without a page says so', async ({ page }) => {
    await page.goto('/en/goods_cate');
    await expect(page.getByRole('article')).toHaveCount(20);
    expect((await page.goto('/en/goods_cat'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a press before the app answers counts once', onOwnServer, async ({ page, shop }) => {
  const { answer } = await delayApp(page);
  await page.goto(`/goods_detail/${shop.shop.known.productId}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  answer();
  await expect(
    page
      .getByRole('banner')
      .first()
      .getByRole('link', { name: /购物车\D*1/ }),
  ).toBeVisible();
  await expect(page.locator('#as-of')).toHaveCount(0, { timeout: 30_000 });
});

test(
  'a part of a list is added before the app answers, in the quantity that was typed',
  onOwnServer,
  async ({ page }) => {
    const { answer } = await delayApp(page);
    await page.goto('/en/goods_cate', { waitUntil: 'commit' });
    const card = page.getByRole('article').nth(1);
    await card.getByRole('textbox').fill('25');
    await card.getByRole('button', { name: /^Add/ }).click();
    answer();
    await expect(card.getByRole('button', { name: /^Added 25/ })).toBeVisible();
  },
);

test('a quantity typed as soon as the list answers is kept', onOwnServer, async ({ page }) => {
  await page.goto('/en/goods_cate');
  const card = page.getByRole('article').nth(2);
  await card.getByRole('textbox').fill('35');
  await card.getByRole('button', { name: /^Add/ }).click();
  await expect(card.getByRole('button', { name: /^Added 35/ })).toBeVisible();
});

test('a search typed before the app answers is searched for', onOwnServer, async ({ page }) => {
  const { answer } = await delayApp(page);
  await page.goto('/en', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Search parts' });
  await box.fill('2x4');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/en$/);
  answer();
  await expect(page).toHaveURL(/goods_search\?title=2x4/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a file chosen before the app answers is read', onOwnServer, async ({ page }) => {
  const { answer } = await delayApp(page);
  await page.goto('/upload', { waitUntil: 'commit' });
  const file = { name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from('Part,Color,Quantity\n3001,4,10\n') };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  answer();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByText('3001').first()).toBeVisible();
});

test('the language is switched by a press before the app answers', onOwnServer, async ({ page }) => {
  const { answer } = await delayApp(page);
  await page.goto('/en', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '简体中文' }).click();
  answer();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveURL(/\/$/);
});
