import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { readMeshes } from '../tools/pictures/mesh-packs.ts';
import { DESKTOP, framesWhile, inBrowser } from './browser.ts';
import { phoneSlowdown, slowDown } from './processor.ts';
import { median, spread } from './spread.ts';

/** By the ids of their products: a brick, and parts whose meshes have the median, the 95th percentile and most bytes. */
const PARTS = { brick: '13', median: '53', large: '1711', largest: '5454' } as const;
const ROUNDS = 3;
const DRAG_MS = 3000;

/**
 * Bytes (gzip) of the meshes; ms from the first touch to the part on its canvas, at the processor's own speed and on
 * the simulated phone; gaps between frames while it is turned there. Without a graphics card, which can only make it faster.
 */
export const measureTurning = (url: string): Promise<Record<string, unknown>> =>
  inBrowser(async (browser) => {
    const slowdown = await phoneSlowdown(browser);
    const parts: Record<string, unknown> = {};
    for (const [name, id] of Object.entries(PARTS)) {
      const address = `${url}/en/goods_detail/${id}`;
      parts[name] = {
        firstTurn: await firstTurns(browser, address, 1),
        firstTurnSlowed: await firstTurns(browser, address, slowdown),
        frames: await turningFrames(browser, address, slowdown),
      };
    }
    return { meshBytes: meshBytes(), slowdown, ...parts };
  });

function meshBytes() {
  const sizes = [...new Set(readMeshes().values())].map(
    (body) => gzipSync(brotliDecompressSync(body), { level: 9 }).length,
  );
  return spread(sizes);
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.goto(address);
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The medians of some rounds. */
async function firstTurns(browser: Browser, address: string, rate: number): Promise<{ ms: number; threadMs: number }> {
  const rounds: Awaited<ReturnType<typeof firstTurn>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstTurn(browser, address, rate));
  const of = (kind: 'ms' | 'threadMs') => Math.round(median(rounds.map((round) => round[kind])));
  return { ms: of('ms'), threadMs: of('threadMs') };
}

/**
 * From the focus until the part is turned by the arrow key that is held, in a page that has not loaded the renderer: by
 * the clock, and how long the page's thread was computing, which others on the machine do not lengthen.
 */
async function firstTurn(browser: Browser, address: string, rate: number): Promise<{ ms: number; threadMs: number }> {
  const page = await open(browser, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
  };
  await slowDown(page, rate);
  const before = await threadMs();
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const grip = document.querySelector<HTMLElement>('[role=slider]');
        grip?.focus();
        const look = (now: number) => {
          if (document.querySelector('[role=img] > canvas')) return resolve(now - started);
          grip?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  const after = await threadMs();
  await page.close();
  return { ms, threadMs: after - before };
}

/**
 * Gaps between frames while the part is dragged around, and how many pictures of it were shown, with the page's thread
 * so many times slower. Chromium slows no worker down, so the pictures are those of the processor's own speed.
 */
async function turningFrames(browser: Browser, address: string, slowdown: number) {
  const page = await open(browser, address);
  await page.getByRole('slider').focus();
  await page.getByRole('list', { name: 'Views' }).locator('canvas').last().waitFor();
  await slowDown(page, slowdown);
  const box = await page.getByRole('slider').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const shown = await page.evaluateHandle(() => {
    const count = { pictures: 0 };
    const show = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function counted(picture) {
      count.pictures += 1;
      show.call(this, picture);
    };
    return count;
  });
  const gaps = await framesWhile(page, DRAG_MS, async () => {
    for (let step = 0; step < DRAG_MS / 20; step += 1) {
      await page.mouse.move(x + 150 * Math.sin(step / 15), y + 20 * Math.cos(step / 15));
      await page.waitForTimeout(10);
    }
  });
  const { pictures } = await shown.jsonValue();
  await page.mouse.up();
  await page.close();
  return { ...spread(gaps), pictures };
}
