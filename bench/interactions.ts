import type { Page } from 'playwright';
import { inBrowser, interactions, openSlowed, SLOWDOWN } from './browser.ts';
import { measureScrolling } from './scrolling.ts';
import { inp, spread, type Spread } from './spread.ts';

type Interaction = { address: string; act: (page: Page) => Promise<void> };

const SWATCHES = 8;

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
 * Each interaction in a page of its own: from the key or click to the next paint in ms, at a fourfold slower processor, and
 * the INP of that page; and the frames of scrolling.
 */
export async function measureInteractions(url: string): Promise<Record<string, unknown>> {
  return inBrowser(async (browser) => {
    const paints: Record<string, Spread & { inp: number }> = {};
    for (const [name, { address, act }] of Object.entries(INTERACTIONS)) {
      const page = await openSlowed(browser, url + address);
      await act(page);
      const waits = await interactions(page);
      paints[name] = { ...spread(waits), inp: inp(waits) };
      await page.close();
    }
    return { slowdown: SLOWDOWN, paints, scrolling: await measureScrolling(browser, url) };
  });
}
