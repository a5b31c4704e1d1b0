import type { CDPSession, Page } from 'playwright';
import { DESKTOP, inBrowser } from './browser.ts';

const PAGES = 20;
/** After so many pages all code is loaded and warm, and what is left grows only by what is not freed. */
const WARM = 5;
const MOST_PRESSES = 50;

interface Memory {
  /** Workers that draw a part, each with all it has on the graphics card. */
  workers: number;
  /** After a forced collection of garbage. */
  heapMB: number;
  nodes: number;
}

/**
 * What is left in memory when parts were opened one after another from a list, turned and left again: after some pages
 * and after all; beside it the same without turning, where only what the shop has read stays.
 */
export const measureLeaving = (url: string): Promise<Record<string, unknown>> =>
  inBrowser(async (browser) => {
    const result: Record<string, unknown> = { pages: PAGES };
    for (const [name, act] of Object.entries({ turned: turn, onlyOpened: () => Promise.resolve() })) {
      const page = await browser.newPage({ viewport: DESKTOP });
      result[name] = await visitAll(page, `${url}/en/goods_cate`, act);
      await page.close();
    }
    return result;
  });

async function visitAll(page: Page, address: string, act: (page: Page) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen: Record<string, Memory> = {};
  for (let at = 0; at < PAGES; at += 1) {
    await page.getByRole('article').nth(at).getByRole('link').first().click();
    await page.getByRole('slider', { name: /^Turn / }).waitFor();
    await act(page);
    if (at + 1 === PAGES) seen.beforeLeaving = await memoryOf(page, session);
    await page.goBack();
    await page.getByRole('article').nth(at).waitFor();
    if ([WARM, PAGES].includes(at + 1)) seen[`after${at + 1}`] = await memoryOf(page, session);
  }
  return seen;
}

async function turn(page: Page): Promise<void> {
  const grip = page.getByRole('slider', { name: /^Turn / });
  await grip.focus();
  await page.getByRole('list', { name: 'Views' }).locator('canvas').last().waitFor();
  // As a key that is held: the title of a page that has loaded may take the focus in between.
  const turned = page.locator('[role=img] > canvas');
  for (let press = 0; press < MOST_PRESSES && !(await turned.isVisible()); press += 1) await grip.press('ArrowRight');
  await turned.waitFor();
}

async function memoryOf(page: Page, session: CDPSession): Promise<Memory> {
  await page.waitForLoadState('networkidle');
  // What was rendered last is let go of by then.
  await page.waitForTimeout(500);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    workers: page.workers().filter((worker) => worker.url().includes('drawing-worker')).length,
    heapMB: Math.round(metric('JSHeapUsedSize') / 1e5) / 10,
    nodes: metric('Nodes'),
  };
}
