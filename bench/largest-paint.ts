import type { Browser } from 'playwright';
import { inBrowser } from './browser.ts';
import { MEASURED, type MeasuredName } from './pages.ts';
import { phoneSlowdown, slowDown } from './processor.ts';
import { median } from './spread.ts';

/** The line of Lighthouse's presets, applied by the browser. */
const DEVICES = {
  mobile: { width: 412, height: 823, latencyMs: 150, bytesPerSecond: 1_638_400 / 8 },
  desktop: { width: 1350, height: 940, latencyMs: 40, bytesPerSecond: 10_240_000 / 8 },
} as const;
type Device = keyof typeof DEVICES;
/** No request for so long, in ms, and nothing more is painted. */
const QUIET_MS = 1500;

type Paint = { ms: number; element: string; shift: number; shifted: readonly string[] };
export type LargestPaint = {
  ms: number;
  /** The same document with its scripts blocked. */
  withoutScriptsMs: number;
  ratio: number;
  /** What was painted: an element with its text. */
  element: string;
  elementWithoutScripts: string;
  shift: number;
  /** What moved. */
  shifted: readonly string[];
};

/**
 * The largest paint of each page beside that of the same document without scripts, on a desktop and on the simulated
 * phone: medians of interleaved rounds.
 */
export async function measureLargestPaint(url: string, rounds: number, names: readonly MeasuredName[]) {
  return inBrowser(async (browser) => {
    const measured: Partial<Record<Device, Partial<Record<MeasuredName, LargestPaint>>>> = {};
    for (const device of Object.keys(DEVICES) as Device[]) {
      const pages: Partial<Record<MeasuredName, LargestPaint>> = {};
      for (const name of names) {
        const whole: Paint[] = [];
        const bare: Paint[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const slowdown = device === 'mobile' ? await phoneSlowdown(browser) : 1;
          const paint = (blocked: readonly string[]) =>
            paintOf(browser, url + MEASURED[name], device, slowdown, blocked);
          whole.push(await paint([]));
          bare.push(await paint(['*.js']));
        }
        pages[name] = compare(whole, bare);
      }
      measured[device] = pages;
    }
    return measured;
  });
}

function compare(whole: readonly Paint[], bare: readonly Paint[]): LargestPaint {
  const ms = median(whole.map((paint) => paint.ms));
  const withoutScriptsMs = median(bare.map((paint) => paint.ms));
  return {
    ms: Math.round(ms),
    withoutScriptsMs: Math.round(withoutScriptsMs),
    ratio: Math.round((ms / withoutScriptsMs) * 100) / 100,
    element: whole.at(-1)?.element ?? '',
    elementWithoutScripts: bare.at(-1)?.element ?? '',
    shift: Math.round(Math.max(...whole.map(({ shift }) => shift)) * 10_000) / 10_000,
    shifted: [...new Set(whole.flatMap(({ shifted }) => shifted))],
  };
}

async function paintOf(
  browser: Browser,
  address: string,
  device: Device,
  slowdown: number,
  blocked: readonly string[],
): Promise<Paint> {
  const { width, height, latencyMs, bytesPerSecond } = DEVICES[device];
  // The server renders a document that has not been asked for in the last minute: only one of two visits would wait.
  await fetch(address);
  const context = await browser.newContext({
    viewport: { width, height },
    ...(device === 'mobile' ? { isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 } : {}),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const paint = { ms: 0, element: '', shift: 0, shifted: [] as string[] };
    const nameOf = (node: Node | null | undefined) =>
      `${node?.nodeName.toLowerCase()}.${(node as Element | undefined)?.className}: ${node?.textContent?.slice(0, 60)}`;
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    Object.assign(window, { paint });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        Object.assign(paint, {
          ms: entry.startTime,
          element: nameOf(entry.element),
        });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        paint.shift += value;
        paint.shifted.push(...sources.map(({ node }) => nameOf(node)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [...blocked] });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await slowDown(page, slowdown);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const paint = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
  await context.close();
  return paint;
}
