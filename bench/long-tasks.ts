import type { Browser } from 'playwright';
import { DESKTOP, inBrowser, PHONE, slowDown } from './browser.ts';
import { MEASURED, type MeasuredName } from './pages.ts';
import { readTasks, type Task } from './read-trace.ts';

/** The refresh of prices on a first visit, the service worker and what is fetched ahead are over by then, in ms. */
const UNTIL_IDLE_MS = 20_000;
/** From this length on, in ms, a task is one that a visitor may notice. */
const LONG_MS = 50;

type LongTasks = {
  /** The longest after the first paint of content. */
  longest: Task | undefined;
  /** How many are over 50 ms of work. */
  long: number;
};

/** The longest tasks of each page after its first paint at a fourfold slower processor, on a first visit. */
export async function measureLongTasks(url: string): Promise<Record<string, LongTasks>> {
  return inBrowser(async (browser) => {
    const measured: Record<string, LongTasks> = {};
    for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
      for (const name of Object.keys(MEASURED) as MeasuredName[])
        measured[`${name} ${device}`] = await tasksOf(browser, url + MEASURED[name], viewport);
    return measured;
  });
}

async function tasksOf(browser: Browser, address: string, viewport: typeof DESKTOP): Promise<LongTasks> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await slowDown(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(address);
  await page.waitForTimeout(UNTIL_IDLE_MS);
  const after = readTasks(await browser.stopTracing()).filter(({ at }) => at >= 0);
  await context.close();
  return {
    longest: after.toSorted((one, other) => other.workMs - one.workMs)[0],
    long: after.filter(({ workMs }) => workMs > LONG_MS).length,
  };
}
