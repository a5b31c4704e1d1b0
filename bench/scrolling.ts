import type { Browser, Page } from 'playwright';
import { framesWhile, openSlowed } from './browser.ts';
import { openCalibration } from './calibration.ts';
import { spread, type Spread } from './spread.ts';

const SCROLL_MS = 4000;

type Scrolling = {
  /** From one frame to the next, in ms. */
  frames: Spread;
  /** The 95th percentile to that of the calibration page. */
  ratio: number;
  /** Of the main thread in a frame on average, in ms by the clock of the thread; `other` is painting and loading. */
  work: Record<'script' | 'style' | 'layout' | 'other', number>;
};

/**
 * Home and parts scrolled by the wheel, what is below loading as it comes into view, beside a page of 24 plain cards that
 * has all it shows: at the processor's own speed and at a fourfold slower one.
 */
export async function measureScrolling(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const calibration = await openCalibration();
  const pages = { calibration: calibration.url, home: `${url}/`, parts: `${url}/goods_cate` };
  try {
    const speeds: Record<string, Record<string, Scrolling>> = {};
    for (const speed of ['own', 'slowed']) {
      const measured: Record<string, Scrolling> = {};
      for (const [name, address] of Object.entries(pages)) {
        const { frames, work } = await scroll(browser, address, speed === 'slowed');
        const ratio = frames.p95 / (measured.calibration?.frames ?? frames).p95;
        measured[name] = { frames, ratio: round(ratio), work };
      }
      speeds[speed] = measured;
    }
    return speeds;
  } finally {
    calibration.close();
  }
}

async function scroll(browser: Browser, address: string, slow: boolean): Promise<Omit<Scrolling, 'ratio'>> {
  const page = await openSlowed(browser, address, slow);
  const workSoFar = await countWork(page);
  const before = await workSoFar();
  const gaps = await framesWhile(page, SCROLL_MS, async () => {
    await page.mouse.move(600, 500);
    for (let step = 0; step < SCROLL_MS / 50; step += 1) {
      await page.mouse.wheel(0, 100);
      await page.waitForTimeout(40);
    }
  });
  const after = await workSoFar();
  await page.close();
  const perFrame = (kind: string) => ((after[kind] ?? 0) - (before[kind] ?? 0)) / gaps.length;
  const script = perFrame('ScriptDuration');
  const style = perFrame('RecalcStyleDuration');
  const layout = perFrame('LayoutDuration');
  const other = perFrame('TaskDuration') - script - style - layout;
  return {
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
