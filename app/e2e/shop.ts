import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { LANGUAGES as SHOP_LANGUAGES, languageSettings } from '@shop/contracts/language';
import { scenarios, type ScenarioName } from '@shop/mocks';
import { startShopServer } from '@shop/mocks/server';
import { onDemand, type Documents } from '../../tools/prerender/on-demand.ts';
import { fetchFrom, openRenderer } from '../../tools/prerender/renderer.ts';
import { site } from '../../tools/site.ts';

type StandInServer = Awaited<ReturnType<typeof startShopServer>>;
type ShopServer = StandInServer & {
  /** Advances the shop's clock; the scheduled events of warehouse, carrier and staff are due then. */
  advanceTime(ms: number): void;
  /** The orders of the journey, without those that a stock server has from the beginning. */
  orders(): readonly Order[];
};
type Order = StandInServer['shop']['state']['orders'][string];

/** The scenario of each server that journeys run on (the projects of playwright.config.ts); ours has none. */
const SERVERS = {
  own: undefined,
  'stock CRMEB 5.4': 'the server is a stock CRMEB 5.4',
} satisfies Record<string, ScenarioName | undefined>;
export type ServerName = keyof typeof SERVERS;

/** A journey that needs what a stock server lacks, or in which the server has no part, runs on our own server only. */
export const onOwnServer = { tag: '@own-server' };
/** A journey that is done on a phone as well on our own server. */
export const onPhoneToo = { tag: '@phone' };
/** A journey that shows what a shopper gets where a stock server lacks something. */
export const onStockServer = { tag: '@stock-server' };

/** The password of every account of the stand-in shop. */
const PASSWORD = 'pip-demo';

/** The documents of the shop that is open: a worker runs one journey after another. */
let documents: Documents | undefined;

const sites = new Map<string, ReturnType<typeof site>>();
/** The site of a build: opened once in a worker, since it looks at each of a thousand files then. */
function siteOf(dist: string): ReturnType<typeof site> {
  const opened = sites.get(dist) ?? site(dist, { documents: async (address) => documents?.(address) });
  sites.set(dist, opened);
  return opened;
}

/** A test of the built shop with its own stand-in shop, so that tests are independent. */
export const test = base.extend<{
  server: ServerName;
  dist: string;
  deployed: { site: ReturnType<typeof site> };
  shop: ShopServer;
  baseURL: string;
  noPageErrors: void;
}>({
  server: ['own', { option: true }],
  /** The folder of the build. */
  dist: path.resolve(import.meta.dirname, '../dist'),
  /** What the server sends; a test may deploy another build. */
  deployed: async ({ dist }, use) => use({ site: siteOf(dist) }),
  shop: async ({ deployed, dist, server }, use) => {
    let offset = 0;
    const shop = await startShopServer({
      port: 0,
      host: '127.0.0.1',
      site: (request, response) => deployed.site(request, response),
      clock: { now: () => Date.now() + offset },
    });
    documents = onDemand(await openRenderer(dist), { origin: () => shop.url, fetch: fetchFrom(shop.url) });
    let others: readonly string[] = [];
    const becomeServer = () => {
      const arranged = Object.keys(shop.shop.state.orders);
      const scenario = SERVERS[server];
      if (scenario) scenarios[scenario](shop.shop);
      others = Object.keys(shop.shop.state.orders).filter((number) => !arranged.includes(number));
    };
    becomeServer();
    await use({
      ...shop,
      use(scenario, params) {
        shop.use(scenario, params);
        becomeServer();
      },
      advanceTime: (ms) => void (offset += ms),
      orders: () =>
        Object.entries(shop.shop.state.orders)
          .filter(([number]) => !others.includes(number))
          .map(([, order]) => order),
    });
    await shop.close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  // A page that throws or violates a contract fails its test, even if nothing is visible.
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (problem) => errors.push(String(problem)));
      // What React says of a document that differs from what it renders.
      page.on('console', (message) => void (message.text().includes('React error') && errors.push(message.text())));
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
