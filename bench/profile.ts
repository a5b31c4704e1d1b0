import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { DESKTOP, inBrowser } from './browser.ts';
import { phoneSlowdown, slowDown } from './processor.ts';
import { countReactWork, type ReactWork } from './react-work.ts';
import { openReadableShop, READABLE } from './readable-shop.ts';
import { readProfile, type Cost, type CpuProfile } from './read-profile.ts';
import { sourceOf } from './source-maps.ts';

const SAMPLING_MICROSECONDS = 200;
const QUIET_MS = 2000;
const TOP = 10;

type PageProfile = {
  address: string;
  slowdown: number;
  /** Open it in the Performance panel of Chromium's developer tools. */
  file: string;
  components: Record<'self' | 'total', readonly Cost[]>;
  modules: Record<'self' | 'total', readonly Cost[]>;
  /** How often React rendered, and the components that it rendered most often. */
  reactWork: ReactWork;
  longTasks: readonly { startMs: number; ms: number; mostly: string }[];
};

/**
 * A CPU profile of a page of the shop from its first byte until it is idle, on the simulated phone: the most
 * costly components and modules by the time in them and in what they call, in ms, the components rendered most often, and
 * the longest tasks.
 */
export async function profilePage(address: string): Promise<PageProfile> {
  const shop = await openReadableShop();
  try {
    const { profile, tasks, reactWork, slowdown } = await inBrowser((browser) => record(browser, shop.url + address));
    const file = path.resolve(READABLE, `../profile${address.replaceAll(/\W+/g, '-')}.cpuprofile`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(profile));
    const read = readProfile(profile, sourceOf(path.join(READABLE, 'dist')));
    return {
      address,
      slowdown,
      file: path.relative(process.cwd(), file),
      components: read.costs('component', TOP),
      modules: read.costs('module', TOP),
      reactWork: { ...reactWork, components: reactWork.components.slice(0, 2 * TOP) },
      longTasks: tasks
        .toSorted((one, other) => other.ms - one.ms)
        .slice(0, TOP)
        .map(({ at, startMs, ms }) => ({ startMs, ms, mostly: read.mostIn(at, at + ms * 1000) })),
    };
  } finally {
    await shop.close();
  }
}

/** `at`: when a task began on the clock of the profile, in µs. */
type Task = { startMs: number; ms: number; at: number };

type Recording = { profile: CpuProfile; tasks: readonly Task[]; reactWork: ReactWork; slowdown: number };

async function record(browser: Browser, url: string): Promise<Recording> {
  const slowdown = await phoneSlowdown(browser);
  const page = await browser.newPage({ viewport: DESKTOP });
  const countedWork = await countReactWork(page);
  await page.addInitScript(() => {
    const tasks: { startMs: number; ms: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ startMs: Math.round(startTime), ms: Math.round(duration) });
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
  await slowDown(page, slowdown);
  await session.send('Profiler.start');
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slow processor hydrates the document long after the last request.
  for (let before = -1, commits = 0; commits === 0 || commits > before;) {
    before = commits;
    await page.waitForTimeout(QUIET_MS);
    ({ commits } = await countedWork());
  }
  const { profile } = await session.send('Profiler.stop');
  const { metrics } = await session.send('Performance.getMetrics');
  const now = await page.evaluate(() => performance.now());
  const clock = (metrics.find(({ name }) => name === 'Timestamp')?.value ?? 0) * 1_000_000;
  const tasks = await page.evaluate(() => (window as unknown as { tasks: { startMs: number; ms: number }[] }).tasks);
  return {
    slowdown,
    reactWork: await countedWork(),
    profile: profile as CpuProfile,
    tasks: tasks.map((task) => ({ ...task, at: clock - (now - task.startMs) * 1000 })),
  };
}
