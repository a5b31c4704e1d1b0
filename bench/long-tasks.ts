import type { Browser } from 'playwright';
import { DESKTOP, inBrowser, PHONE } from './browser.ts';
import { MEASURED, type MeasuredName } from './pages.ts';
import { phoneSlowdown, slowDown } from './processor.ts';
import { readTasks, type Task } from './read-trace.ts';
import { median } from './spread.ts';

/** The refresh of prices on a first visit, the service worker and what is fetched ahead are over by then, in ms. */
const UNTIL_IDLE_MS = 20_000;
/** From this length on, in ms, a task is one that a visitor may notice. */
const LONG_MS = 50;

type Visit = {
  slowdown: number;
  /** The longest after the first paint of content. */
  longest: Task | undefined;
  /** How many are over 50 ms of work. */
  long: number;
};

type LongTasks = {
  /** Medians of the visits: work of the longest task in ms, and how many are over 50 ms. */
  longestMs: number;
  long: number;
  visits: readonly Visit[];
};

/** The longest tasks of each page after its first paint on the simulated phone, in first visits, in interleaved rounds. */
export async function measureLongTasks(url: string, rounds: number): Promise<Record<string, LongTasks>> {
  return inBrowser(async (browser) => {
    const visits = new Map<string, Visit[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
        for (const name of Object.keys(MEASURED) as MeasuredName[]) {
          const visit = await firstVisit(browser, url + MEASURED[name], viewport);
          visits.set(`${name} ${device}`, [...(visits.get(`${name} ${device}`) ?? []), visit]);
        }
    return Object.fromEntries([...visits].map(([name, list]) => [name, medianOf(list)]));
  });
}

async function firstVisit(browser: Browser, address: string, viewport: typeof DESKTOP): Promise<Visit> {
  const slowdown = await phoneSlowdown(browser);
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await slowDown(page, slowdown);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(address);
  await page.waitForTimeout(UNTIL_IDLE_MS);
  const after = readTasks(await browser.stopTracing()).filter(({ at }) => at >= 0);
  await context.close();
  return {
    slowdown,
    longest: after.toSorted((one, other) => other.workMs - one.workMs)[0],
    long: after.filter(({ workMs }) => workMs > LONG_MS).length,
  };
}

const medianOf = (visits: readonly Visit[]): LongTasks => ({
  longestMs: median(visits.map(({ longest }) => longest?.workMs ?? 0)),
  long: median(visits.map(({ long }) => long)),
  visits,
});
