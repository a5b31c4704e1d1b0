import { chromium, type Browser, type Page } from 'playwright';
import { FLAGS } from '../tools/chromium-flags.ts';
import { slowDown } from './processor.ts';

export const DESKTOP = { width: 1200, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Playwright debugs its pages, so V8 notes where each `Error` was made. By default it parses the code once more for that,
 * without this flag when it compiles it: React makes an error while its module runs, and half of the time of the entry's
 * modules was the second parsing, which no visitor's browser does (docs/notes/041).
 */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

/** Runs a measurement in a browser of its own. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: [...FLAGS, POSITIONS_AT_ONCE] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page at 1200 × 900 that records its interactions, and makes it so many times slower once it is idle. */
export async function openSlowed(browser: Browser, address: string, rate: number): Promise<Page> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.addInitScript(() => {
    const seen = new Map<number, number>();
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (interactionId) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await slowDown(page, rate);
  return page;
}

/**
 * The wait for a paint after each key or click until now, in ms: what INP is made of. Pressing and releasing a key or a
 * button is one interaction, and the longer wait of the two counts. Those under 16 ms are not reported.
 */
export async function interactions(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => [...(window as unknown as { interactions: Map<number, number> }).interactions.values()]);
}

/** The gaps between frames in ms, while `scroll` runs in the page for some seconds. */
export async function framesWhile(page: Page, ms: number, act: () => Promise<void>): Promise<number[]> {
  const frames = page.evaluate(
    (length) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const until = last + length;
        const tick = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(tick);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(tick);
      }),
    ms,
  );
  await act();
  return frames;
}
