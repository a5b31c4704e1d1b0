import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { compiledMessages } from '../tools/vite-messages.ts';
import { inBrowser } from './browser.ts';
import { phoneSlowdown, slowDown } from './processor.ts';
import type { ChatBench } from './chat-page/main.tsx';
import { spread, type Spread } from './spread.ts';

const PAGE = path.resolve(import.meta.dirname, 'chat-page');
const BUILT = path.resolve(import.meta.dirname, '../.tmp/bench-chat');

const LENGTH = 10_000;
const APPENDS = 1000;
/**
 * The time limit for adding messages: the public kit needs almost a second for each. A list that reaches it reports
 * its progress.
 */
const MAX_SECONDS = 60;
/** Runs of the shop's room, of which the median counts: other load on the machine affects the 95th percentile first. */
const RUNS = 3;

/**
 * 10,000 messages opened, then up to 1,000 added one by one, on the simulated phone: the shop's whole chat room, a plain
 * React list, and a public chat kit, in the same browser one after the other. Times in ms.
 */
export async function measureChat(): Promise<Record<string, unknown>> {
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compiledMessages()],
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 4000 },
  });
  const server = await preview({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    build: { outDir: BUILT },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    return await inBrowser(async (browser) => {
      const slowdown = await phoneSlowdown(browser);
      const ours: Measured[] = [];
      for (let run = 0; run < RUNS; run += 1) ours.push(await measureList(browser, `${url}?list=ours`, slowdown));
      ours.sort((one, other) => one.appendMs.p95 - other.appendMs.p95);
      return {
        messages: LENGTH,
        slowdown,
        ours: { ...ours[Math.floor(RUNS / 2)], p95OfRuns: ours.map(({ appendMs }) => appendMs.p95) },
        plain: await measureList(browser, `${url}?list=plain`, slowdown),
        kit: await measureList(browser, `${url}?list=kit`, slowdown),
      };
    });
  } finally {
    await server.close();
  }
}

type Measured = {
  openMs: number;
  domNodes: number;
  domNodesAfter: number;
  appends: number;
  stoppedAfterSeconds?: number;
  appendMs: Spread;
  appendUntilPaintedMs: Spread;
  busyMsPerAppend: number;
};

async function measureList(browser: Browser, url: string, slowdown: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.chatBench);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await slowDown(page, slowdown);
    const openMs = await page.evaluate((length) => (window.chatBench as ChatBench).open(length), LENGTH);
    const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const busyBefore = await busySeconds();
    const times: Awaited<ReturnType<ChatBench['append']>> = await page.evaluate(
      ([count, seconds]) => (window.chatBench as ChatBench).append(count, seconds),
      [APPENDS, MAX_SECONDS] as const,
    );
    const appends = times.render.length;
    return {
      openMs: round(openMs),
      domNodes,
      appends,
      stoppedAfterSeconds: appends < APPENDS ? MAX_SECONDS : undefined,
      appendMs: spread(times.render),
      appendUntilPaintedMs: spread(times.paint),
      busyMsPerAppend: round((((await busySeconds()) - busyBefore) * 1000) / appends),
      domNodesAfter: await page.evaluate(() => document.querySelectorAll('*').length),
    };

    /** Total main-thread work of the page in seconds, including later frames. */
    async function busySeconds(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    }
  } finally {
    await page.close();
  }
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
