import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { scenarios } from '@shop/mocks';
import { paths } from '../src/paths.ts';
import { publicPatterns } from '../src/prerender/public-pages.ts';
import type { HeldInput } from '../src/replay-input.ts';
import { expect, LANGUAGES, onOwnServer, openAs, test } from './shop.ts';

/** Lets scripts of the build wait until `answer` is called, as on a slow line. */
async function delayApp(page: Page, scripts = /\/assets\/.*\.js$/): Promise<{ answer: () => void }> {
  let answer = () => undefined as void;
  const isDue = new Promise<void>((resolve) => (answer = resolve));
  await page.route(scripts, async (route) => {
    await isDue;
    await route.continue();
  });
  return { answer };
}

/** The lower edge of an element in the window, in px. */
async function endOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height;
}

/** Once the app has done what was done before it answered, and holds nothing more back of what it has hydrated. */
const whenTakenOver = (page: Page) =>
  page.waitForFunction(() => {
    const held: HeldInput | undefined = globalThis.earlyInput;
    return held?.isReady;
  });

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

test('each document brings the styles of all that it shows', onOwnServer, async ({ shop, request, dist }) => {
  const classesOf = (sheets: readonly string[]) =>
    new Set(
      sheets
        .map((sheet) => readFileSync(path.join(dist, sheet), 'utf8'))
        .flatMap((css) => [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
    );
  const defined = classesOf(
    readdirSync(path.join(dist, 'assets'), { encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `assets/${file}`),
  );
  const open = async (address: string) => (await request.get(address)).text();
  const captures = (text: string, wanted: RegExp) => [...text.matchAll(wanted)].map(([, found = '']) => found);
  for (const server of ['a flash sale is running', 'the server is a stock CRMEB 5.4'] as const) {
    shop.use('a flash sale is running');
    if (server !== 'a flash sale is running') scenarios[server](shop.shop);
    const { productId = '', flashSaleId } = shop.shop.known;
    const [presale = ''] = captures(await open(paths.presale), /href="([^"]*presell_detail[^"]*)"/g);
    for (const address of [
      ...publicPatterns.map((pattern) => pattern.replace(':id', productId)),
      `${paths.flashProduct}?id=${flashSaleId}`,
      presale.replaceAll('&amp;', '&'),
      '/nowhere',
    ]) {
      const html = await open(address);
      const brought = classesOf(captures(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g));
      const shown = new Set(captures(html, / class="([^"]+)"/g).flatMap((names) => names.split(' ')));
      const lacking = [...shown].filter((name) => defined.has(name) && !brought.has(name));
      expect.soft(lacking, `${server} ${address}`).toEqual([]);
    }
  }
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

test('a shopper who buys now before the app answers is not asked to sign in', onOwnServer, async ({ page, shop }) => {
  shop.use('a shopper with an address is signed in');
  await openAs(page, '/en/about_pictures');
  const { answer } = await delayApp(page);
  await page.goto(`/en/goods_detail/${shop.shop.known.productId}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Buy now' }).click();
  answer();
  await expect(page).toHaveURL(/\/order_confirm\?/);
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

test('a heart pressed before the app answers asks to sign in', onOwnServer, async ({ page }) => {
  const { answer } = await delayApp(page);
  await page.goto('/en/goods_cate', { waitUntil: 'commit' });
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Favourite/ })
    .click();
  answer();
  await expect(page).toHaveURL(/\/login/);
});

test('a photo chosen before its code has arrived is shown once it has', onOwnServer, async ({ page, shop }) => {
  shop.use('the server is a stock CRMEB 5.4');
  const { answer } = await delayApp(page, /\/assets\/PhotoGallery.*\.js$/);
  await page.goto(`/goods_detail/${shop.shop.known.productId}`, { waitUntil: 'commit' });
  await whenTakenOver(page);
  const second = page.getByRole('button', { name: '第 2 张图片' });
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  answer();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a press that begins before the app answers and ends after it counts once',
    onOwnServer,
    async ({ page, shop }) => {
      const { answer } = await delayApp(page);
      await page.goto(`/goods_detail/${shop.shop.known.productId}`, { waitUntil: 'commit' });
      const add = page.getByRole('button', { name: '加入购物车' });
      await expect(add).toHaveCount(1);
      await expect(add).toBeInViewport();
      await add.hover();
      await page.mouse.down();
      answer();
      await whenTakenOver(page);
      await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(1);
      await page.mouse.up();
      await expect(
        page
          .getByRole('banner')
          .first()
          .getByRole('link', { name: /购物车\D*[1-9]/ }),
      ).toBeVisible();
      expect(page.url()).toContain('/goods_detail/');
    },
  );

  test(
    'the note of when prices are from is a strip of its own at the end of the window',
    onOwnServer,
    async ({ page, shop }) => {
      await delayApp(page);
      const note = page.locator('#as-of');
      await page.goto('/goods_cate', { waitUntil: 'commit' });
      await expect(note).toBeInViewport();
      expect(await note.boundingBox()).toMatchObject({ x: 0, width: 390 });
      expect(await endOf(note)).toBe(844);
      await page.goto(`/goods_detail/${shop.shop.known.productId}`, { waitUntil: 'commit' });
      await expect(note).toBeInViewport();
      const bar = await page.getByRole('region', { name: '购买' }).boundingBox();
      expect(await endOf(note)).toBeCloseTo(bar?.y ?? 0);
    },
  );
});
