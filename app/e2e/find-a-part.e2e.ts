import { tabTo } from './keyboard.ts';
import { scrollingEnds } from './scroll.ts';
import { expect, test } from './shop.ts';

test('a builder finds a part in its colour by typing a description, with the keyboard alone', async ({ page }) => {
  await page.goto('/en');
  const searchField = page.getByRole('combobox');
  await tabTo(page, searchField);
  await page.keyboard.type('red 2x4 br');
  const option = page.getByRole('option', { name: /3001/ });
  await expect(option).toBeVisible();
  for (let step = 0; step < 12 && (await option.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Brick 2 × 4' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Red\b/ })).toBeChecked();
  await expect(searchField).toHaveValue('');
});

test('going back from a part returns to the same row of a long list', async ({ page }) => {
  await page.goto('/goods_cate?height=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.move(700, 500);
  for (let step = 0; step < 8; step += 1) {
    const before = await page.evaluate(() => scrollY);
    // Again where the page ended: before it is hydrated it has one page of the list.
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
    }).toPass();
  }
  await scrollingEnds(page);
  await expect(page).toHaveURL(/page=\d+/);
  const seen = page.getByRole('article').filter({ visible: true });
  const name = await seen
    .nth(Math.floor((await seen.count()) / 2))
    .getByRole('link')
    .first()
    .textContent();
  // Found by its name from here on, since rows that are still loading change the positions.
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: name ?? '', exact: true }) })
    .first();
  await card.scrollIntoViewIfNeeded();
  const positionOf = async () => (await card.boundingBox())?.y ?? 0;
  // It stops moving once no page above it is loading.
  await expect(page.locator('[aria-posinset]:not(:has(article))').filter({ visible: true })).toHaveCount(0);
  await card.getByRole('link').first().click({ trial: true });
  const top = await positionOf();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs((await positionOf()) - top)).toBeLessThan(4);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a shared address opens at its page of the list (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/goods_cate?height=1&page=6');
    await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    // Its picture is a file that the security headers allow.
    const picture = page.getByRole('article').filter({ visible: true }).first().locator('use').first();
    await expect.poll(() => picture.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  });

test('one click applies a filter, and one click removes it', async ({ page }) => {
  await page.goto('/goods_cate');
  const count = page
    .locator('[aria-live]')
    .filter({ hasText: /种颗粒$/ })
    .first();
  const all = await count.textContent();
  await page.getByRole('region', { name: '筛选' }).getByRole('link', { name: /^大红/ }).click();
  await expect(page).toHaveURL(/colour=4$/);
  await expect(count).not.toHaveText(all ?? '');
  const red = await count.textContent();
  await page.reload();
  await expect(count).toHaveText(red ?? '');
  await page.getByRole('link', { name: /大红/ }).and(page.locator('[href="/goods_cate"]')).first().click();
  await expect(page).toHaveURL(/goods_cate$/);
  await expect(count).toHaveText(all ?? '');
});

test('a search with a typo suggests what was meant', async ({ page }) => {
  await page.goto('/en/goods_search?title=brik+2x4');
  await page
    .getByRole('link', { name: /brick 2x4/i })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toContainText('3001');
});
