import { expect, test } from './shop.ts';

test('switching the language preserves path, query and the typed search', async ({ page }) => {
  await page.goto('/goods_search?title=3001&sort=priceUp');
  await page.getByRole('search').getByRole('combobox').fill('红 2×4');
  await page.getByRole('link', { name: /EN/ }).click();
  await expect(page).toHaveURL(/\/en\/goods_search\?title=3001&sort=priceUp$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('红 2×4');
  await expect(page.getByRole('article').filter({ has: page.getByText('3001', { exact: true }) })).toContainText(
    'Brick 2 × 4',
  );
});

test('the next visit opens in the chosen language', async ({ page, context, baseURL }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /繁/ }).click();
  await expect(page).toHaveURL(/\/vi$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  const [languageCookie] = (await context.cookies(baseURL)).filter(({ name }) => name === 'language');
  expect((languageCookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  const later = await context.newPage();
  await later.goto('/');
  await expect(later).toHaveURL(/\/vi$/);
});

test('the next visit paints nothing in another language than the chosen one', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'vi', url: baseURL }]);
  const painted: unknown[] = [];
  await page.exposeFunction('reportPaint', (path: unknown) => void painted.push(path));
  await page.addInitScript(() => {
    const { reportPaint } = globalThis as unknown as { reportPaint: (path: string) => void };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) reportPaint(location.pathname);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/?from=mail#top');
  await expect(page).toHaveURL(/\/vi\?from=mail#top$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect.poll(() => painted).toEqual(['/vi']);
});

test('the sign-in form preserves its input when the language changes', async ({ page }) => {
  await page.goto('/login');
  await page.locator('input[name="username"]').fill('demo');
  await page.getByRole('link', { name: /EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in or create an account');
  await expect(page.locator('input[name="username"]')).toHaveValue('demo');
});
