import type { Browser, Page } from 'playwright';
import { inBrowser, interactions, openSlowed } from './browser.ts';
import { phoneSlowdown } from './processor.ts';
import { measureScrolling } from './scrolling.ts';
import { inp, median, spread, type Spread } from './spread.ts';

type Interaction = { address: string; act: (page: Page) => Promise<void> };

const SWATCHES = 8;
/** A busy moment of the machine is in one of them. */
const ROUNDS = 3;

/** What a shopper does on a page, with the words of the page in English. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  typeInSearch: {
    address: '/en',
    act: async (page) => {
      await page.getByRole('search').getByRole('combobox').focus();
      await page.keyboard.type('red 2x4 brick', { delay: 150 });
    },
  },
  filter: {
    address: '/en/goods_cate',
    act: async (page) => {
      for (const facet of ['colour=', 'height=', 'stock=', 'size=']) {
        const option = page.locator(`main a[href*="${facet}"]`).first();
        if ((await option.count()) > 0) await option.click();
        await page.waitForLoadState('networkidle');
      }
    },
  },
  swatch: {
    address: '/en/goods_detail/1',
    act: async (page) => {
      const swatches = page.getByRole('radio');
      for (let at = 1; at <= SWATCHES; at += 1) await swatches.nth(at).click({ force: true });
    },
  },
  matrixCell: {
    address: '/en/goods_detail/1',
    act: async (page) => {
      const grid = page.getByRole('grid').first();
      await grid.scrollIntoViewIfNeeded();
      await grid.getByRole('textbox').first().focus();
      for (let at = 0; at < 30; at += 1) {
        await page.keyboard.type('12');
        await page.keyboard.press('ArrowRight');
      }
    },
  },
  addToCart: {
    address: '/en/goods_detail/1',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
      await page.waitForLoadState('networkidle');
    },
  },
  switchLanguage: {
    address: '/en/goods_cate',
    act: async (page) => {
      await page.getByRole('banner').locator('[lang=zh-Hant]').first().click();
      await page.waitForLoadState('networkidle');
    },
  },
  openChat: {
    address: '/en',
    act: async (page) => {
      await page.getByRole('button', { name: /^Chat/ }).first().click();
      await page.waitForLoadState('networkidle');
    },
  },
};

/**
 * Each interaction in pages of its own: from the key or click to the next paint in ms, and the INP of such a page, its median
 * and those of all rounds; on the simulated phone. And the frames of scrolling.
 */
export async function measureInteractions(url: string): Promise<Record<string, unknown>> {
  return inBrowser(async (browser) => {
    const paints: Record<string, Paints> = {};
    for (const [name, interaction] of Object.entries(INTERACTIONS))
      paints[name] = await paintsOf(browser, url, interaction);
    return { paints, scrolling: await measureScrolling(browser, url) };
  });
}

type Paints = Spread & { inp: number; inpOfRounds: readonly number[]; slowdowns: readonly number[] };

async function paintsOf(browser: Browser, url: string, { address, act }: Interaction): Promise<Paints> {
  const slowdowns: number[] = [];
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slowdown = await phoneSlowdown(browser);
    const page = await openSlowed(browser, url + address, slowdown);
    await act(page);
    slowdowns.push(slowdown);
    rounds.push(await interactions(page));
    await page.close();
  }
  const inpOfRounds = rounds.map(inp);
  return { ...spread(rounds.flat()), inp: median(inpOfRounds), inpOfRounds, slowdowns };
}
