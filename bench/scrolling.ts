import type { Browser, Page } from 'playwright';
import { framesWhile, openSlowed } from './browser.ts';
import { openCalibration } from './calibration.ts';
import { watchMissing } from './missing-content.ts';
import { readScrolledFrames, type PresentedFrames } from './read-trace.ts';
import { phoneSlowdown } from './processor.ts';
import { spread, type Spread } from './spread.ts';

const PX_PER_SECOND = 2000;
/** Four seconds; a shorter page is scrolled to its end. */
const MOST_PX = 8000;
/** A shopper's pointer is on the page for a while before its wheel is turned. */
const LOOK_MS = 1000;

type Scrolling = {
  /** What the compositor made of the frames: whether the page moved. */
  seen: PresentedFrames;
  /** The share of the time in which the window showed less than it will, in percent. */
  missingPercent: number;
  /** From one frame of the main thread to the next, in ms. */
  frames: Spread;
  /** The 95th percentile to that of the calibration page. */
  ratio: number;
  /** Of the main thread in a frame on average, in ms by the clock of the thread; `other` is painting and loading. */
  work: Record<'script' | 'style' | 'layout' | 'other', number>;
};

/**
 * Home and parts scrolled by the wheel, what is below loading as it comes into view, beside a page of 24 plain cards that
 * has all it shows: at the processor's own speed and on the simulated phone.
 */
export async function measureScrolling(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const calibration = await openCalibration();
  const pages = { calibration: calibration.url, home: `${url}/`, parts: `${url}/goods_cate` };
  try {
    const speeds: Record<string, Record<string, Scrolling>> = {};
    for (const [speed, rate] of Object.entries({ own: 1, phone: await phoneSlowdown(browser) })) {
      const measured: Record<string, Scrolling> = {};
      for (const [name, address] of Object.entries(pages)) {
        const scrolled = await scroll(browser, address, rate);
        const ratio = scrolled.frames.p95 / (measured.calibration ?? scrolled).frames.p95;
        measured[name] = { ...scrolled, ratio: round(ratio) };
      }
      speeds[speed] = measured;
    }
    return speeds;
  } finally {
    calibration.close();
  }
}

async function scroll(browser: Browser, address: string, rate: number): Promise<Omit<Scrolling, 'ratio'>> {
  const page = await openSlowed(browser, address, rate);
  await page.mouse.move(600, 500);
  await page.waitForTimeout(LOOK_MS);
  const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const distance = Math.min(length, MOST_PX);
  const session = await page.context().newCDPSession(page);
  const workSoFar = await countWork(page);
  const missing = await watchMissing(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  const before = await workSoFar();
  const gaps = await framesWhile(page, (distance / PX_PER_SECOND) * 1000, async () => {
    // A wheel that turns evenly: of single turns each would wait for the answer of the page to the last one.
    await session.send('Input.synthesizeScrollGesture', {
      x: 600,
      y: 500,
      yDistance: -distance,
      speed: PX_PER_SECOND,
      gestureSourceType: 'mouse',
    });
  });
  const missingPercent = await missing();
  const after = await workSoFar();
  const seen = readScrolledFrames(await browser.stopTracing());
  await page.close();
  const perFrame = (kind: string) => ((after[kind] ?? 0) - (before[kind] ?? 0)) / gaps.length;
  const script = perFrame('ScriptDuration');
  const style = perFrame('RecalcStyleDuration');
  const layout = perFrame('LayoutDuration');
  const other = perFrame('TaskDuration') - script - style - layout;
  return {
    seen,
    missingPercent,
    frames: spread(gaps),
    work: { script: round(script), style: round(style), layout: round(layout), other: round(other) },
  };
}

/** What the main thread has done since it began, in ms of work by the names that Chromium has for its kinds. */
async function countWork(page: Page): Promise<() => Promise<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
