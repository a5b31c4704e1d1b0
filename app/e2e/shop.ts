import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { LANGUAGES as SHOP_LANGUAGES, languageSettings } from '@shop/contracts/language';
import { startShopServer } from '@shop/mocks/server';
import { site } from '../../tools/site.ts';

type ShopServer = Awaited<ReturnType<typeof startShopServer>> & {
  /** Advances the shop's clock; the scheduled events of warehouse, carrier and staff are due then. */
  advanceTime(ms: number): void;
};

/** The password of every account of the stand-in shop. */
const PASSWORD = 'pip-demo';

/** A test of the built shop with its own stand-in shop, so that tests are independent. */
export const test = base.extend<{ dist: string; shop: ShopServer; baseURL: string; noPageErrors: void }>({
  /** The folder of the build. */
  dist: path.resolve(import.meta.dirname, '../dist'),
  shop: async ({ dist }, use) => {
    let offset = 0;
    const shop = await startShopServer({
      port: 0,
      host: '127.0.0.1',
      site: site(dist),
      clock: { now: () => Date.now() + offset },
    });
    await use({ ...shop, advanceTime: (ms) => void (offset += ms) });
    await shop.close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  // A page that throws or violates a contract fails its test, even if nothing is visible.
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (problem) => errors.push(String(problem)));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The languages of the shop with the prefix of their addresses. */
export const LANGUAGES = SHOP_LANGUAGES.map((code) => ({ code, prefix: languageSettings[code].prefix }));

/** Opens a page signed in, by the shop's API and the cookies that the sign-in page would set. */
export async function openAs(page: Page, address: string, account = 'demo'): Promise<void> {
  const response = await page.request.post('/api/login', { data: { account, password: PASSWORD } });
  const { data } = (await response.json()) as { data: { token: string } };
  const { origin: url } = new URL(response.url());
  await page.context().addCookies([
    { name: 'auth.strategy', value: 'local1', url, sameSite: 'Lax' },
    { name: 'auth._token.local1', value: data.token, url, sameSite: 'Lax' },
  ]);
  await page.goto(address);
}

/** Signs in with an account of the stand-in shop on the open sign-in page. */
export async function signIn(page: Page, account = 'demo', password = PASSWORD): Promise<void> {
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}

/** Ends every shopper's token. */
export function expireTokens(shop: ShopServer): void {
  for (const token of Object.values(shop.shop.state.tokens)) token.expiresAt = 0;
}

/**
 * Ends every shopper's token when the first call that matches `glob` is sent. That call is the one refused, not a
 * query of the page that happens to be sent a moment earlier.
 */
export async function expireTokensOnCall(page: Page, shop: ShopServer, glob: string): Promise<void> {
  await page.route(
    glob,
    async (route) => {
      expireTokens(shop);
      await route.continue();
    },
    { times: 1 },
  );
}
