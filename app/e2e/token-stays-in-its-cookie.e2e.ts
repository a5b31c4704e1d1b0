import type { Page } from '@playwright/test';
import { chatButton, messageField } from './chat-page.ts';
import { expect, signIn, test } from './shop.ts';

const COOKIE = 'auth._token.local1';
const COOKIE_LIFETIME_S = 604_800;
const PAGES = [
  '/',
  '/goods_cate',
  '/en/user?type=0',
  '/user/orderList',
  '/user/balance',
  '/user/collect',
  '/shoppingCart',
];

/** What a page has stored besides its cookies: storage, databases, caches, its name, its state and its HTML. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('A database cannot be read.')));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        databases.push(name, store, await done(entries.getAllKeys()), await done(entries.getAll()));
      }
      database.close();
    }
    const responses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) responses.push(request.url);
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      responses,
      window.name,
      history.state,
      document.documentElement.outerHTML,
    ]);
  });

test('the token of a shopper is in its cookie and in request headers, and nowhere else', async ({ page, context }) => {
  const written: string[] = [];
  const referrers: Promise<string | null>[] = [];
  context.on('console', (message) => written.push(message.text()));
  context.on('request', (request) => {
    written.push(request.url());
    referrers.push(request.headerValue('referer').catch(() => null));
  });
  page.on('websocket', (socket) => written.push(socket.url()));
  page.on('framenavigated', (frame) => written.push(frame.url()));

  await page.goto('/user/collect');
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL('**/user/collect');
  const stored = (await context.cookies()).find(({ name }) => name === COOKIE);
  const token = stored?.value ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(stored).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - COOKIE_LIFETIME_S)).toBeLessThan(300);

  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await storedBy(page), address).not.toContain(token);
    const policy = await page.evaluate(() => document.querySelector('meta[name=referrer]')?.getAttribute('content'));
    expect(['unsafe-url', 'no-referrer-when-downgrade']).not.toContain(policy);
  }
  await chatButton(page).click();
  await expect(messageField(page)).toBeVisible();
  expect(await storedBy(page)).not.toContain(token);

  const texts = [...written, ...(await Promise.all(referrers))].map((text) => text ?? '');
  expect(texts.length).toBeGreaterThan(PAGES.length);
  expect(texts.filter((text) => text.includes(token))).toEqual([]);
  const holders = (await context.cookies()).filter(({ value }) => value.includes(token));
  expect(holders.map(({ name }) => name)).toEqual([COOKIE]);
});
