import { rmSync } from 'node:fs';
import { site } from '../../tools/site.ts';
import { MESSAGES } from './messages.ts';
import { newBuildOf } from './new-build.ts';
import { expect, LANGUAGES, onOwnServer, test } from './shop.ts';

test('an empty search shows what is missing, in the language of the page', async ({ page }) => {
  for (const { code, prefix } of LANGUAGES) {
    await page.goto(prefix || '/');
    const searchField = page.getByRole('search').getByRole('combobox');
    await searchField.fill('   ');
    await searchField.press('Enter');
    await expect(page.getByText(MESSAGES[code].emptySearch)).toBeVisible();
    await expect(page).not.toHaveURL(/goods_search/);
  }
});

test('an unknown address shows an error and links to the home page', async ({ page }) => {
  await page.goto('/goods_detial/10427');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，找不到这个页面');
  await expect(page.getByText('/goods_detial/10427')).toBeVisible();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a part that does not exist links to other parts', async ({ page }) => {
  await page.goto('/en/goods_detail/99999999');
  await expect(page.getByRole('main')).toContainText(/no longer|not here|gone|cannot/i);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('when the shop is down an error with a retry button is shown, and retrying works once it is back', async ({
  page,
  shop,
}) => {
  shop.use('the shop is down');
  await page.goto('/en/goods_cate');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('We cannot reach the shop');
  shop.use('the shop is open');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a slow shop shows a progress bar and then the content', async ({ page, shop }) => {
  shop.use('the shop is slow', { ms: 4000 });
  await page.goto('/en/goods_cate');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a malformed response is not shown', async ({ page, shop }) => {
  shop.use('responses are malformed', { call: 'products' });
  await page.goto('/en/goods_cate');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('wrong with the data');
});

test('a page whose script is missing is reloaded once, and then shows the error page', async ({ page }) => {
  let requests = 0;
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(/assets\/search\.route/, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/en');
  // Unlike a link, a search waits for the app: the page is opened without loading another document.
  await page.getByRole('search').getByRole('combobox').fill('3001');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bad request, check your configuration' })).toBeVisible();
  expect(requests).toBeGreaterThanOrEqual(2);
  expect(loads).toBe(2);
  await page.unroute(/assets\/search\.route/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('while the server of the pages is down a page whose script is missing shows the error page, and opens once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  // Only the server of the pages: the device has a connection, and the browser would show its own error page.
  await context.route(/^[^?]*\/(?:assets\/[^?]*|goods_search|)(?:\?|$)/, (route) => route.abort());
  await page.getByRole('search').getByRole('combobox').fill('3001');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const stillDown = page.waitForEvent('requestfailed');
  await again.click();
  await stillDown;
  await expect(again).toBeVisible();
  await context.unrouteAll();
  await again.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/goods_search/);
});

test('a page whose data script is missing is reloaded once, stays readable as of its moment, and is refreshed once the script is back', async ({
  page,
}) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(/assets\/data-/, (route) => route.abort());
  await page.goto('/en/goods_cate');
  // The next page of the list is asked for by the script that is missing.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(loads).toBe(2);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Prices and stock as of/)).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/assets\/data-/);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Prices and stock as of/)).toHaveCount(0, { timeout: 30_000 });
});

test(
  'a page whose files a newer build has replaced is reloaded, without an error of its own',
  onOwnServer,
  async ({ page, dist, deployed }) => {
    await page.goto('/en', { waitUntil: 'networkidle' });
    const newBuild = newBuildOf(dist);
    deployed.site = site(newBuild);
    await page.getByRole('link', { name: '繁' }).first().click();
    await expect(page.locator('script[type=module]').first()).toHaveAttribute('src', /-new\.js$/);
    rmSync(newBuild, { recursive: true });
  },
);
