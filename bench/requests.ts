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

/** What a browser really fetches for each page until its content is shown and the network rests: requests, and bytes of JavaScript on the wire. */
export async function measureRequests(url: string): Promise<Record<string, unknown>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
  const result: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    // Link prefetch is for later pages: it is left out by asking to save data, which the shop honours.
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
