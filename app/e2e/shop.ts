import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startShopServer } from '@shop/mocks/server';
import { site } from '../../tools/site.ts';

type ShopServer = Awaited<ReturnType<typeof startShopServer>> & {
  /** Lets time pass in the shop: the warehouse, the carrier and the staff have done by then what they do. */
  later(ms: number): void;
};

/** A journey: the built shop on a stand-in shop of its own, so that journeys cannot meet. */
export const test = base.extend<{ shop: ShopServer; baseURL: string; noFaults: void }>({
  shop: async ({}, use) => {
    let ahead = 0;
    const shop = await startShopServer({
      port: 0,
      host: '127.0.0.1',
      site: site(path.resolve(import.meta.dirname, '../dist')),
      clock: { now: () => Date.now() + ahead },
    });
    await use({ ...shop, later: (ms) => void (ahead += ms) });
    await shop.close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  // A page that throws or breaks a contract fails its journey even where nothing shows.
  noFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (problem) => faults.push(String(problem)));
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The three languages of the shop with their address prefix and the words the journeys look for. */
export const LANGUAGES = [
  { code: 'zh-Hans', prefix: '' },
  { code: 'zh-Hant', prefix: '/vi' },
  { code: 'en', prefix: '/en' },
] as const;

/** Opens a page of a shopper who is signed in. */
export async function openAs(page: Page, address: string, account = 'demo'): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
  await page.waitForURL(/\/$/);
  await page.goto(address);
}

/** Signs in with a stand-in account on the sign-in page that is open. */
export async function signIn(page: Page, account = 'demo', password = 'pip-demo'): Promise<void> {
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}
