import type { Browser, Request } from 'playwright';
import { DESKTOP, inBrowser, PHONE } from './browser.ts';
import { readManifest, weigh } from './manifest.ts';
import { countReactWork, type ReactWork } from './react-work.ts';
import { MEASURED, scriptsUntilIdle, type MeasuredName } from './pages.ts';

/**
 * A page is idle when no request has been open and none has started for this long, and it has nothing to do; a busy machine
 * may take longer than `networkidle` waits.
 */
const QUIET_MS = 2000;

type Fetched = Pick<ReactWork, 'commits' | 'rendered'> & {
  /** Elements of the body before anything is scrolled, as Lighthouse counts them. */
  elements: number;
  requests: number;
  scripts: number;
  scriptBytesOnTheWire: number;
  scriptBytesGzip: number;
  /** Scripts that were fetched and are not in the list of pages.ts, which the byte budgets use. */
  notListed: readonly string[];
  notFetched: readonly string[];
};

type WindowName = MeasuredName | 'parts-on-phone';

/**
 * What a browser fetches and does for each page until it is idle, at 1200 × 900 and for the parts also on a phone. The
 * bytes on the wire are compressed by brotli.
 */
export async function measureRequests(url: string): Promise<Record<WindowName, Fetched>> {
  return inBrowser(async (browser) => {
    const names = Object.keys(MEASURED) as MeasuredName[];
    const fetched: Partial<Record<WindowName, Fetched>> = {};
    // One page at a time: pages that load side by side wait for each other, which looks like silence.
    for (const name of names) fetched[name] = await fetchPage(browser, url, name, DESKTOP);
    fetched['parts-on-phone'] = await fetchPage(browser, url, 'parts', PHONE);
    return fetched as Record<WindowName, Fetched>;
  });
}

async function fetchPage(
  browser: Browser,
  url: string,
  name: MeasuredName,
  viewport: typeof DESKTOP,
): Promise<Fetched> {
  // A server that takes too long to render a document sends it to the next visitor: a busy machine does for the first one.
  await fetch(url + MEASURED[name]);
  const page = await browser.newPage({ viewport });
  // Save-Data turns off link prefetching, which is for later pages.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  // A page that has requested nothing for five seconds loads what is not for itself (`onceQuiet`), and a busy machine may
  // stretch the measurement so far: it finds another count of its requests each time, and goes on waiting.
  await page.addInitScript(() => {
    let count = 0;
    performance.getEntriesByType = () => Array.from({ length: (count += 1) });
  });
  const reactWork = await countReactWork(page);
  const requests: Request[] = [];
  const ended = new Set<Request>();
  page.on('request', (request) => requests.push(request));
  page.on('requestfinished', (request) => ended.add(request));
  page.on('requestfailed', (request) => ended.add(request));
  await page.goto(url + MEASURED[name], { waitUntil: 'networkidle' });
  for (let before = -1; before !== requests.length || ended.size < requests.length;) {
    before = requests.length;
    await page.waitForTimeout(QUIET_MS);
    // A page that is still at work is not idle, however long that takes it.
    await page.evaluate(async () => new Promise<unknown>((resolve) => void requestIdleCallback(resolve)));
  }
  const scripts = new Map<string, number>();
  for (const request of requests.filter((one) => one.resourceType() === 'script'))
    scripts.set(new URL(request.url()).pathname.slice(1), (await request.sizes()).responseBodySize);
  const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
  const { commits, rendered } = await reactWork();
  await page.close();
  const listed = scriptsUntilIdle(readManifest(), name);
  return {
    commits,
    rendered,
    elements,
    requests: requests.length,
    scripts: scripts.size,
    scriptBytesOnTheWire: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    scriptBytesGzip: weigh(scripts.keys()).gzip,
    notListed: [...scripts.keys()].filter((file) => !listed.has(file)),
    notFetched: [...listed].filter((file) => !scripts.has(file)),
  };
}
