import { chromium, type Browser } from 'playwright';
import { readManifest, weigh } from './manifest.ts';
import { MEASURED, scriptsUntilIdle, type MeasuredName } from './pages.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A page is idle when it has requested nothing for this long; a busy machine may take longer than `networkidle` waits. */
const QUIET_MS = 2000;

type Fetched = {
  requests: number;
  scripts: number;
  scriptBytesOnTheWire: number;
  scriptBytesGzip: number;
  /** Scripts that were fetched and are not in the list of pages.ts, which the byte budgets use. */
  notListed: readonly string[];
  notFetched: readonly string[];
};

/** What a browser fetches for each page until it is idle. The bytes on the wire are compressed by brotli. */
export async function measureRequests(url: string): Promise<Record<MeasuredName, Fetched>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
  try {
    const names = Object.keys(MEASURED) as MeasuredName[];
    const fetched = await Promise.all(names.map(async (name) => [name, await fetchPage(browser, url, name)] as const));
    return Object.fromEntries(fetched) as Record<MeasuredName, Fetched>;
  } finally {
    await browser.close();
  }
}

async function fetchPage(browser: Browser, url: string, name: MeasuredName): Promise<Fetched> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  // Save-Data turns off link prefetching, which is for later pages.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts = new Map<string, number>();
  let requests = 0;
  page.on('requestfinished', async (request) => {
    requests += 1;
    if (request.resourceType() !== 'script') return;
    const { responseBodySize } = await request.sizes();
    scripts.set(new URL(request.url()).pathname.slice(1), responseBodySize);
  });
  await page.goto(url + MEASURED[name], { waitUntil: 'networkidle' });
  for (let before = -1; before !== requests;) {
    before = requests;
    await page.waitForTimeout(QUIET_MS);
  }
  await page.close();
  const listed = scriptsUntilIdle(readManifest(), name);
  return {
    requests,
    scripts: scripts.size,
    scriptBytesOnTheWire: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    scriptBytesGzip: weigh(scripts.keys()).gzip,
    notListed: [...scripts.keys()].filter((file) => !listed.has(file)),
    notFetched: [...listed].filter((file) => !scripts.has(file)),
  };
}
