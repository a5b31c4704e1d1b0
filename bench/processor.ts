import type { Browser, Page } from 'playwright';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * The processor of the phone that is simulated, by Lighthouse's benchmark index: a quarter as fast as one with 2,200, a
 * fast desktop. A fixed factor would simulate another phone in each hour of a shared machine.
 */
const PHONE_INDEX = 550;

/** How fast this machine is now, by Lighthouse's benchmark index, in a page of its own; takes a second. */
async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
  }
}

/** How many times slower this machine must be now to be as slow as the simulated phone; never faster than it is. */
export async function phoneSlowdown(browser: Browser): Promise<number> {
  return Math.max(1, Math.round(((await benchmarkIndex(browser)) / PHONE_INDEX) * 100) / 100);
}

/** Makes the processor of a page so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}
