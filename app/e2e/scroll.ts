import { expect, type Locator, type Page } from '@playwright/test';

/** How far a swipe or a turn of the wheel moves the page, in px. */
const STEP = 600;

/**
 * Scrolls down, and from the end again from the top, until something is loaded that loads only when it comes near the
 * window. On a slow machine it may load after it was passed.
 */
export async function scrollDownTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 1);
    await (isAtEnd ? page.evaluate(() => scrollTo(0, 0)) : page.mouse.wheel(0, STEP));
    await scrollingEnds(page);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass();
  // In the middle nothing that sticks to an edge of the window covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await scrollingEnds(page);
}

/** How many frames without a movement end it: the browser scrolls some time after a turn of the wheel. */
const STILL_FRAMES = 12;

/** Waits until the page has stopped scrolling, before something on it is pressed or measured. */
export const scrollingEnds = (page: Page): Promise<void> =>
  page.evaluate(async (stillFrames) => {
    for (let still = 0, before = NaN; still < stillFrames; before = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === before ? still + 1 : 0;
    }
  }, STILL_FRAMES);

/** One notch of a wheel in px, the time until the next in ms, and how many notches at most: a list has no near end. */
const NOTCH = 100;
const PAUSE = 50;
const NOTCHES = 80;

/** The layout shift, as browsers count it, while the wheel turns the page to its end or 8,000 px down. */
export async function shiftWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset['shift'] = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift']) + entry.value,
        );
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.move(200, 400);
  for (let notch = 0; notch < NOTCHES; notch++) {
    await page.mouse.wheel(0, NOTCH);
    await page.waitForTimeout(PAUSE);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2 * STEP);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(document.documentElement.dataset['shift']));
}
