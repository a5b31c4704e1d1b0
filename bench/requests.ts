import { chromium } from 'playwright';
import { PAGES } from './shop.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a browser fetches for each page until it is idle: requests, and compressed bytes of JavaScript. */
export async function measureRequests(url: string): Promise<Record<string, unknown>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
  const result: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    // Save-Data turns off link prefetching, which is for later pages.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const sizes: { kind: string; wire: number }[] = [];
    page.on(
      'requestfinished',
      (request) =>
        void request
          .sizes()
          .then(({ responseBodySize }) => sizes.push({ kind: request.resourceType(), wire: responseBodySize })),
    );
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const scripts = sizes.filter(({ kind }) => kind === 'script');
    result[name] = {
      requests: sizes.length,
      scripts: scripts.length,
      scriptBytesOnTheWire: scripts.reduce((sum, { wire }) => sum + wire, 0),
    };
    await page.close();
  }
  await browser.close();
  return result;
}
