import type { Browser, Page } from 'playwright';
import { DESKTOP, framesWhile, inBrowser, openSlowed } from './browser.ts';
import { phoneSlowdown } from './processor.ts';
import { spread, type Spread } from './spread.ts';

const LENGTH = 10_000;
const TYPED = ['2x4', '红色 板', '3001', 'slope', '圆形'] as const;

/**
 * What a shopper waits for while finding a part, on the built shop, on the simulated phone: from a key to
 * its suggestions (the pause of 120 ms in it), from a click on a filter to its result, and frames while 10,000 parts
 * scroll by. Times in ms.
 */
export async function measureFinding(url: string): Promise<Record<string, unknown>> {
  return inBrowser(async (browser) => {
    const slowdown = await phoneSlowdown(browser);
    return {
      slowdown,
      suggestions: await keyToSuggestions(browser, url, slowdown),
      filter: await clickToResult(browser, url, slowdown),
      scroll: await scrollFrames(browser, url),
    };
  });
}

async function keyToSuggestions(browser: Browser, url: string, slowdown: number): Promise<Spread> {
  const page = await openSlowed(browser, url, slowdown);
  const box = page.getByRole('search').getByRole('combobox');
  await box.focus();
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const text of TYPED) {
      await box.fill(text.slice(0, -1));
      await page.waitForTimeout(600);
      times.push(
        await page.evaluate(
          ([whole]) =>
            new Promise<number>((resolve) => {
              const input = document.querySelector<HTMLInputElement>('[role=search] [role=combobox]');
              const list = document.querySelector('[role=search]');
              if (!input || !list) throw new Error('The page has no search box.');
              const before = performance.now();
              new MutationObserver((_, watch) => {
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - before)));
              }).observe(list, { childList: true, subtree: true, characterData: true });
              // React receives input events only for values set through the native setter.
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, whole);
              input.dispatchEvent(new Event('input', { bubbles: true }));
            }),
          [text],
        ),
      );
    }
  }
  await page.close();
  return spread(times);
}

async function clickToResult(browser: Browser, url: string, slowdown: number): Promise<Spread> {
  const page = await openSlowed(browser, `${url}/goods_cate`, slowdown);
  const results: number[] = [];
  for (const facet of ['colour=', 'height=', 'stock=', 'finish=', 'size=']) {
    const option = page.locator(`main a[href*="${facet}"]`).first();
    if ((await option.count()) === 0) continue;
    const count = page.locator('main [aria-live]').first();
    const shown = await count.textContent();
    const before = performance.now();
    await option.click();
    await page.waitForFunction((text) => document.querySelector('main [aria-live]')?.textContent !== text, shown);
    results.push(performance.now() - before);
  }
  await page.close();
  return spread(results);
}

/** The shop's first pages, with a total of 10,000 parts. */
async function pretendLength(page: Page): Promise<void> {
  await page.route('**/api/pc/get_products**', async (route) => {
    const asked = new URL(route.request().url());
    const at = Number(asked.searchParams.get('page'));
    asked.searchParams.set('page', String(((at - 1) % 100) + 1));
    const answer = await route.fetch({ url: asked.href });
    const body = (await answer.json()) as { data: { list: { id: number }[]; count: number } };
    body.data.count = LENGTH;
    body.data.list.forEach((row, place) => Object.assign(row, { id: at * 100 + place }));
    await route.fulfill({ response: answer, json: body });
  });
}

async function scrollFrames(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await pretendLength(page);
  await page.goto(`${url}/goods_cate`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const before = await nodes();
  const gaps = await framesWhile(page, 6000, async () => {
    for (let step = 0; step < 180; step += 1) {
      await page.mouse.move(600, 500);
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(25);
    }
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const result = {
    parts: LENGTH,
    scrollHeight: height,
    domNodes: before,
    domNodesAfter: await nodes(),
    frames: gaps.length,
    frameMs: spread(gaps),
    framesOver20Ms: gaps.filter((gap) => gap > 20).length,
  };
  await page.close();
  return result;
}
