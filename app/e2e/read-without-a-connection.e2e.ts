import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { site } from '../../tools/site.ts';
import { newBuildOf } from './new-build.ts';
import { expect, onOwnServer, openAs, test } from './shop.ts';

// Everywhere else tests block the service worker.
test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has stored what the page showed and the files of the other pages. */
async function untilStored(page: Page): Promise<void> {
  const isStored = () => page.evaluate(async () => (await caches.match('/stored/en')) !== undefined);
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
}
const answerCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('answers-')));
const note = (page: Page) => page.getByText('We cannot reach the shop.');

const connect = (context: BrowserContext, isConnected: boolean) => context.setOffline(!isConnected);

test(
  'what was seen is readable without a connection, with the time when it was seen',
  onOwnServer,
  async ({ page, context }) => {
    await page.goto('/en/goods_cate');
    const card = page.getByRole('article').first();
    const part = await card.getByRole('link').first().getAttribute('href');
    await untilStored(page);
    await page.goto(part ?? '');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.waitForLoadState('networkidle');
    await connect(context, false);

    await page.goto('/en/goods_cate');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/This page is from \d\d:\d\d/)).toBeVisible();
    await page.goto(part ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/This page is from \d\d:\d\d/)).toBeVisible();

    await test.step('on a phone the chat button beside it covers nothing of it', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const text = await page.getByText(/This page is from/).boundingBox();
      const chat = await page.getByRole('button', { name: 'Chat' }).boundingBox();
      expect(chat?.x).toBeGreaterThan((text?.x ?? NaN) + (text?.width ?? NaN));
    });

    await test.step('a page that was not seen says so, and loads once the connection is back', async () => {
      await page.goto('/en/goods_detail/40');
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText('We cannot reach the shop');
      await expect(note(page).first()).toBeVisible();
      await connect(context, true);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // If the first try comes before the connection is back, the next one follows after 15 s.
      await expect(page.getByText('Orders, payments and refunds are not sent')).toBeHidden({ timeout: 40_000 });
    });
  },
);

test(
  'a quantity changed without a connection waits visibly, and is sent once there is one',
  onOwnServer,
  async ({ page, context, shop }) => {
    shop.use('the cart is just below free delivery');
    await openAs(page, '/en/user/shoppingCart');
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
    await untilStored(page);
    const before = Number(await quantity.inputValue());
    await connect(context, false);

    await quantity.fill(String(before + 3));
    await quantity.press('Enter');
    await expect(page.getByText('Not saved yet: this quantity is sent once you are connected.')).toBeVisible();
    await page.reload();
    await expect(quantity).toHaveValue(String(before + 3));
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(page.getByText('Orders, payments and refunds are not sent')).toBeVisible();

    // If the first try comes before the connection is back, the next one follows after 15 s.
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/cart/'),
      { timeout: 40_000 },
    );
    await connect(context, true);
    expect((await saved).ok()).toBe(true);
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await page.reload();
    await expect(quantity).toHaveValue(String(before + 3));
  },
);

test(
  'the answers of an account are deleted when it signs out, and its token is never stored',
  onOwnServer,
  async ({ page, context }) => {
    await openAs(page, '/en/user/shoppingCart');
    await untilStored(page);
    await page.reload();
    await expect
      .poll(async () => (await answerCaches(page)).filter((name) => name !== 'answers-visitor'))
      .toHaveLength(1);
    const token = (await context.cookies()).find(({ name }) => name.startsWith('auth._token'))?.value ?? '';
    const stored = await page.evaluate(async () => {
      const texts = await Promise.all(
        (await caches.keys())
          .filter((name) => name.startsWith('answers-'))
          .map(async (name) => {
            const cache = await caches.open(name);
            const answers = await Promise.all(
              (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
            );
            return name + answers.join('');
          }),
      );
      return texts.join('');
    });
    expect(stored.length).toBeGreaterThan(500);
    expect(token.length).toBeGreaterThan(5);
    expect(stored).not.toContain(token);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(async () => (await answerCaches(page)).filter((name) => name !== 'answers-visitor')).toEqual([]);
  },
);

test(
  'a new build does not break an open page, and takes over with the next visit',
  onOwnServer,
  async ({ page, context, dist, deployed }) => {
    await page.goto('/en');
    await untilStored(page);
    const newBuild = newBuildOf(dist);
    deployed.site = site(newBuild);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(loads).toBe(0);

    await page.close();
    const next = await context.newPage();
    await next.goto('/en/goods_cate');
    await expect(next.getByRole('article').first()).toBeVisible();
    expect(await next.locator('script[type=module]').getAttribute('src')).toContain('-new.js');
    rmSync(newBuild, { recursive: true });
  },
);
