import type { Page } from '@playwright/test';
import { scenarios } from '@shop/mocks';
import { paths } from '../src/paths.ts';
import { publicPatterns } from '../src/prerender/public-pages.ts';
import { brokenPhrases, coveredFigures, layoutFaults } from './layout.ts';
import { scrollDownTo } from './scroll.ts';
import { expect, onOwnServer, openAs, test } from './shop.ts';

/** The narrowest phone that shops are used on. */
const SMALL_PHONE = { width: 320, height: 640 };
/** A tile of a family, whose matrix has a heading with a number. */
const FAMILY = '3';
/** A brick in many colours. */
const BRICK = '13';
const TABLET = { width: 1180, height: 820 };
test.use({ viewport: SMALL_PHONE, hasTouch: true, isMobile: true });

/** Once the page is there and nothing of it is loading any more. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test(
  'a visitor finds everything within the window and under a finger, on every page',
  onOwnServer,
  async ({ page, shop }) => {
    shop.use('a flash sale is running');
    const { productId = '', flashSaleId } = shop.shop.known;
    await openWhole(page, `/en${paths.presale}`);
    const presale = await page
      .getByRole('main')
      .getByRole('link', { name: /^Pre-order/ })
      .first()
      .getAttribute('href');
    const NEED_ID: readonly string[] = [paths.flashProduct, paths.presaleProduct];
    const addresses = [
      ...publicPatterns.filter((pattern) => !NEED_ID.includes(pattern)).map((pattern) => `/en${pattern}`),
      `/en${paths.search}?title=gray+plate`,
      `/en${paths.flashProduct}?id=${flashSaleId}`,
      presale ?? '',
      `/en${paths.upload}?view=saved`,
      `/en${paths.upload}?view=restock`,
      '/en/nowhere',
    ].map((address) => address.replace(':id', productId));
    for (const address of addresses) {
      await openWhole(page, address);
      expect.soft(await layoutFaults(page), address).toEqual([]);
    }
    await openWhole(page, `/en${paths.upload}`);
    const list = Buffer.from('Part,Color,Quantity\n3001,5,10\n3023,11,20\n3626c,3,4\nnothing,5,1\n');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer: list });
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole('radio', { name: /^BrickLink/ })).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await layoutFaults(page), 'a list of parts').toEqual([]);
  },
);

test(
  'a shopper finds everything within the window and under a finger, in orders, lists and the personal centre',
  onOwnServer,
  async ({ page, shop }) => {
    shop.use('orders of every kind');
    // Beside one another: `use` begins with a new shop.
    for (const scenario of [
      'refunds of every kind',
      'coupons of every kind',
      'a shopper with favourites is signed in',
      'a shopper with notices is signed in',
      'repair requests in every status',
      'a shopper with repairable sets is signed in',
      'a shopper with a cart is signed in',
    ] as const)
      scenarios[scenario](shop.shop);
    const numberOf = (wanted: string) => shop.orders().find(({ step }) => step === wanted)?.number ?? '';
    const [unpaid, shipped, received] = [numberOf('unpaid'), numberOf('toReceive'), numberOf('toReview')];
    const lines = shop.shop.state.accounts['1']?.cart.map(({ id }) => id) ?? [];
    const addresses = [
      paths.accountCart,
      `${paths.confirm}?new=0&cartId=${lines.join(',')}`,
      paths.orders,
      `${paths.accountOrder}?orderId=${shipped}`,
      `${paths.accountOrder}?orderId=${shipped}&view=checklist`,
      `${paths.requestRefund}?orderId=${shipped}`,
      `${paths.tracking}?orderId=${shipped}`,
      `${paths.review}?orderId=${received}`,
      `${paths.payment}?orderId=${unpaid}`,
      paths.refunds,
      paths.favourites,
      paths.coupons,
      paths.couponCentre,
      `${paths.account}?type=1`,
      paths.balance,
      paths.addresses,
      paths.messages,
      paths.repairs,
      paths.chat,
    ];
    for (const [at, address] of addresses.entries()) {
      if (at === 0) await openAs(page, `/en${address}`);
      await openWhole(page, `/en${address}`);
      expect.soft(await layoutFaults(page), address).toEqual([]);
    }
    // The sets that can be repaired are shown once a region is chosen.
    await openWhole(page, `/en${paths.repair}`);
    // A press before the app answers is done once it does; `check` would expect it at once.
    await page.getByRole('main').getByRole('radio').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Bought /).first()).toBeAttached();
    expect.soft(await layoutFaults(page), paths.repairSet).toEqual([]);
  },
);

test(
  'a shopper sees at once that quantities look like colours, and every column to choose from',
  onOwnServer,
  async ({ page }) => {
    const rows = ['3001,080,11', '3002,090,1', '3003,010,5', '3004,071,86', '3020,072,85', '3023,030,3', '3710,010,5'];
    const list = { mimeType: 'text/csv', buffer: Buffer.from(`part,colour,quantity\n${rows.join('\n')}\n`) };
    await page.goto(`/en${paths.upload}`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'gobricks.csv', ...list });
    const oneEach = page.getByRole('button', { name: 'Take 1 of each' });
    await expect(oneEach).toBeInViewport({ ratio: 1 });
    expect(await layoutFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Choose the column' }).click();
    const columns = page.getByRole('group', { name: 'gobricks.csv' }).getByRole('combobox');
    await expect(columns).toHaveCount(3);
    for (const column of await columns.all()) await expect(column).toBeInViewport({ ratio: 1 });
    expect(await layoutFaults(page)).toEqual([]);
  },
);

test('a long name of a colour leaves the quantity free in the bar to buy', onOwnServer, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, `/en${paths.product.replace(':id', BRICK)}`);
  await page.getByRole('radio', { name: 'Glitter Trans-Dark Pink' }).click({ force: true });
  const bar = page.getByRole('region', { name: 'Buy' });
  const name = await bar.getByText('Glitter Trans-Dark Pink').boundingBox();
  const fewer = await bar.getByRole('button', { name: /^Decrease/ }).boundingBox();
  expect(name && fewer && name.x + name.width <= fewer.x).toBe(true);
});

test('a Chinese headline breaks between its phrases', onOwnServer, async ({ page }) => {
  const family = paths.product.replace(':id', FAMILY);
  for (const address of [paths.repair, paths.upload, family, '/vi/nowhere', '/nowhere', '/']) {
    await openWhole(page, address);
    if (address === family) await scrollDownTo(page, page.getByRole('heading', { name: /^尺寸 × 颜色/ }));
    expect.soft(await brokenPhrases(page), address).toEqual([]);
  }
  // As browsers break a narrower one without our rules.
  await page.locator('h1').evaluate(({ style }) => {
    style.width = '6.5em';
    style.wordBreak = 'normal';
    style.textWrap = 'wrap';
  });
  expect(await brokenPhrases(page)).toEqual([expect.stringMatching(/^缺哪一颗，.+ \| .+/)]);
});

test.describe('on a tablet', () => {
  test.use({ viewport: TABLET });

  test('a Chinese headline breaks between its phrases, on banners, too', onOwnServer, async ({ page }) => {
    for (const address of ['/', '/vi']) {
      await openWhole(page, address);
      await scrollDownTo(page, page.getByText(/限[时時][抢搶][购購]，/));
      expect.soft(await brokenPhrases(page), address).toEqual([]);
    }
  });

  test(
    'a note stands at the side of the page, away from the totals and the button to buy',
    onOwnServer,
    async ({ page, shop }) => {
      shop.use('a shopper with a cart is signed in');
      await openAs(page, `/en${paths.parts}`);
      await openWhole(page, `/en${paths.parts}`);
      await page
        .getByRole('button', { name: /^Favourite/ })
        .first()
        .click();
      const note = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Undo' }) });
      const { x = 0 } = (await note.last().boundingBox()) ?? {};
      expect(x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
    },
  );

  test(
    'wide pages are operated by touch as well, and the shortcuts lie on nothing',
    onOwnServer,
    async ({ page, shop }) => {
      shop.use('a shopper with a cart is signed in');
      scenarios['a shopper with favourites is signed in'](shop.shop);
      await openAs(page, `/en${paths.accountCart}`);
      for (const address of [paths.accountCart, paths.parts, paths.favourites]) {
        await openWhole(page, `/en${address}`);
        expect.soft(await layoutFaults(page), address).toEqual([]);
        const shortcuts = page.getByRole('complementary', { name: 'Shortcuts' });
        await expect(shortcuts.getByRole('button', { name: /^Chat/ })).toBeVisible();
        expect.soft(await coveredFigures(shortcuts), address).toEqual([]);
      }
    },
  );
});
