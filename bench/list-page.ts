import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { loadReference } from '@shop/parts-list/stages';
import { FLAGS } from '../tools/chromium-flags.ts';
import { DESKTOP } from './browser.ts';
import { csvOf, listRows } from './list-files.ts';
import { readTasks } from './read-trace.ts';

const LINES = 100_000;
const WAIT_MS = 120_000;

/**
 * Uploads a list of 100,000 lines in the built shop. Measures the time from choosing the file to its first rows and to
 * the result, in ms; the longest tasks of the main thread meanwhile (tasks over 50 ms are counted), by the clock and by
 * thread time, which does not depend on the load of the machine; and the growth of the browser's page process including
 * the worker, in MB.
 */
export async function measureListPage(url: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-page-'));
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, csvOf(listRows(await loadReference(), LINES)));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: DESKTOP });
    await watchTasks(page);
    await page.goto(`${url}/upload`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => void (window as unknown as { tasks: number[] }).tasks.splice(0));
    await browser.startTracing(page, { categories: ['toplevel'] });
    const before = rendererMB();
    let peak = before;
    const sampling = setInterval(() => void (peak = Math.max(peak, rendererMB())), 250);
    // The clock runs in the page: from the moment the file is there to the frame that shows its first rows.
    const clock = page.evaluate(
      (limit) =>
        new Promise<{ firstRows: number; result: number }>((resolve, reject) => {
          let started = 0;
          let firstRows = 0;
          document.addEventListener('change', () => void (started = performance.now()), { capture: true, once: true });
          const seen = () => {
            if (started && !firstRows && document.querySelector('main section:has([role=progressbar]) td'))
              firstRows = performance.now() - started;
            // If the list is read within one frame, its first rows are those of the result.
            if (location.search.includes('view=list') && document.querySelector('main [aria-rowindex="2"]'))
              resolve({ firstRows: firstRows || performance.now() - started, result: performance.now() - started });
            else requestAnimationFrame(seen);
          };
          seen();
          setTimeout(() => reject(new Error('The list was not read in time.')), limit);
        }),
      WAIT_MS,
    );
    await page.locator('input[type=file]').first().setInputFiles(file);
    const times = await clock;
    // The progress bar disappears when the whole list is matched.
    await page.waitForFunction(() => !document.querySelector('main progress'), undefined, { timeout: WAIT_MS });
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    clearInterval(sampling);
    const longestWorkMs = longestWork(await browser.stopTracing());
    return {
      lines: LINES,
      firstRowsMs: Math.round(times.firstRows),
      resultMs: Math.round(times.result),
      tasksOver50Ms: tasks.length,
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      longestTaskWorkMs: longestWorkMs,
      grewMB: Math.round(peak - before),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });

/** The longest task of the page's main thread, in ms of thread time. */
const longestWork = (trace: Buffer): number => Math.max(0, ...readTasks(trace).map(({ workMs }) => workMs));

/** Memory of the browser's page processes, in MB: the largest of them. */
function rendererMB(): number {
  const rows = execFileSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((row) => row.includes('--type=renderer'));
  return Math.max(0, ...rows.map((row) => Number.parseInt(row, 10) / 1024));
}
