import { chromium, type Browser, type Page } from 'playwright';
import { FLAGS } from '../tools/chromium-flags.ts';

/** A document of text, which every browser with a back-forward cache restores, and pages of the shop. */
const ADDRESSES = ['/robots.txt', '/', '/goods_cate', '/goods_detail/1', '/upload'];

type Return = { restored: boolean; reasons: readonly string[] };

/**
 * Whether each page is restored from the back-forward cache when another document was opened from it, and the browser's
 * reasons if not. Only a whole Chromium has this cache (`CHROMIUM=/usr/bin/chromium`); the headless shell restores nothing,
 * not even the document of text.
 */
export async function measureGoingBack(url: string): Promise<Record<string, Return>> {
  // Playwright turns the cache off, and starts a whole browser in the mode of the shell.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [...FLAGS, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
  try {
    const returns: Record<string, Return> = {};
    for (const address of ADDRESSES) returns[address] = await leaveAndReturn(await open(browser, url + address), url);
    const chat = await open(browser, url);
    await signIn(chat, url);
    await chat.reload({ waitUntil: 'networkidle' });
    const hasSocket = chat.waitForEvent('websocket');
    await chat.locator('aside button[aria-haspopup="dialog"], aside button').first().click();
    await hasSocket;
    returns['open chat'] = await leaveAndReturn(chat, url);
    return returns;
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/login`, { data: { account: 'demo', password: 'pip-demo' } });
  const { data } = (await answer.json()) as { data: { token: string } };
  const cookies = { 'auth.strategy': 'local1', 'auth._token.local1': data.token };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

async function leaveAndReturn(page: Page, url: string): Promise<Return> {
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await session.send('Page.enable');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  );
  await page.goto(`${url}/sitemap.xml`);
  await page.goBack({ waitUntil: 'commit' });
  const restored = await page.evaluate(() => 'isRestored' in window && window.isRestored === true);
  await page.close();
  return { restored, reasons };
}
