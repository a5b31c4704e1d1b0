import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { tabToAndPress, tabTo } from './keyboard.ts';
import { scrollDownTo, scrollingEnds } from './scroll.ts';
import { expect, onOwnServer, onPhoneToo, openAs, signIn, test } from './shop.ts';
import { storedIn } from './stored-values.ts';

const EXAMPLES = path.resolve(import.meta.dirname, '../../docs/example-lists');
const example = (name: string) => path.join(EXAMPLES, name);
const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Waits for the result with prices and stock, which change what is in the rows. */
async function rowsAreReady(page: Page): Promise<void> {
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('heading', { level: 2, name: '逐行结果' })).toBeVisible();
  await expect(page.getByText(/^正在查询价格和库存/)).toHaveCount(0);
}
/** Uploads files and waits for the result. */
async function upload(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
  await rowsAreReady(page);
}
const totalsOf = (page: Page) => page.getByRole('complementary', { name: '购买合计' });
/** How many pieces the totals announce. */
async function announcedPieces(page: Page): Promise<number> {
  const [, pieces = ''] = /([\d,]+) 颗/.exec((await totalsOf(page).textContent()) ?? '') ?? [];
  return Number(pieces.replaceAll(',', ''));
}
const cartOf = (shop: { shop: { state: { accounts: Record<string, { cart: readonly { quantity: number }[] }> } } }) =>
  shop.shop.state.accounts['1']?.cart ?? [];
const piecesIn = (cart: readonly { quantity: number }[]) => cart.reduce((sum, { quantity }) => sum + quantity, 0);

test(
  'a visitor uploads a wanted list, resolves a row, signs in, and finds the announced pieces in the cart',
  onPhoneToo,
  async ({ page, shop }) => {
    await page.goto('/upload');
    await upload(page, example('bricklink-wanted-list.xml'));
    await expect(page.getByText('25 行', { exact: false }).first()).toBeVisible();
    // The letter O instead of a zero.
    const rows = page.getByRole('grid', { name: '逐行结果' });
    await expect(rows).toHaveAttribute('aria-rowcount', '25');
    await page.getByRole('button', { name: /行待你决定$/ }).click();
    // The other rows leave first: a click while the page moves hits another row.
    await expect(rows).not.toHaveAttribute('aria-rowcount', '25');
    await scrollingEnds(page);
    await page.getByRole('button', { name: '读作 3001' }).click();
    await expect(page.getByRole('button', { name: '读作 3001' })).toHaveCount(0);
    const announced = await announcedPieces(page);
    await totalsOf(page).getByRole('button', { name: '加入购物车' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page);
    await expect(page.getByRole('dialog', { name: '已加入购物车' })).toBeVisible();
    await expect(page).toHaveURL(/view=list/);
    expect(piecesIn(cartOf(shop))).toBe(announced);
    await page.getByRole('link', { name: '去购物车' }).click();
    await expect(page).toHaveURL(/shoppingCart/);
  },
);

test('a pasted table in an unknown format is read, corrected line by line, and preserved after a reload', async ({
  page,
}) => {
  await page.goto('/upload');
  await page.getByRole('button', { name: '粘贴文字' }).click();
  await page
    .getByLabel('把清单粘贴在这里')
    .fill('颜色\t数量\t编号\n4\t20\t3001\n71\t一打\t3023\n0\t6\t3710\n14\t8\t3005\n15\t5\t3004\n');
  await page.getByRole('button', { name: '读取这份清单' }).click();
  await rowsAreReady(page);
  await expect(page.getByRole('heading', { level: 1, name: '粘贴的清单' })).toBeVisible();
  await scrollDownTo(page, page.getByRole('button', { name: '修正' }).first());
  await page.getByRole('button', { name: '修正' }).first().click();
  await page.getByLabel('数量', { exact: true }).fill('12');
  await page.getByRole('button', { name: '应用' }).click();
  await expect(page.getByText('按你的修改')).toBeVisible();
  // Decisions are persisted after a short delay, and then no row waits for one.
  await expect.poll(() => storedIn(page, 'partsLists', 'lists')).toContain('"ready"');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '粘贴的清单' })).toBeVisible();
  await scrollDownTo(page, page.getByText('按你的修改'));
});

test('text that was pasted and not read yet is there after a reload', async ({ page }) => {
  await page.goto('/en/upload');
  await page.getByRole('button', { name: 'Paste text' }).click();
  const field = page.getByRole('textbox', { name: 'Paste your list here' });
  await field.fill('3001 red 4');
  await page.reload();
  await expect(field).toHaveValue('3001 red 4');
});

test('adding continues after a lost connection, and nothing is added twice', async ({ page, shop, server }) => {
  await openAs(page, '/upload');
  await upload(page, example('rebrickable-parts.csv'));
  const announced = await announcedPieces(page);
  // The shop adds the batch, or the line where it has no batches, and its response is lost.
  const call = server === 'own' ? '**/cart/add_batch' : '**/cart/add';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: '加入购物车' }).last().click();
  await expect(page.getByRole('dialog', { name: '连接中断，已暂停' })).toBeVisible();
  expect(piecesIn(cartOf(shop))).toBeGreaterThan(0);
  await page.unroute(call);
  await page.getByRole('button', { name: '继续加入' }).click();
  await expect(page.getByRole('dialog', { name: '已加入购物车' })).toBeVisible();
  expect(piecesIn(cartOf(shop))).toBe(announced);
});

test('an exported list is read again as the same list', async ({ page }) => {
  await page.goto('/upload');
  await upload(page, example('batch-sheet-gb18030.csv'));
  const fileTotal = page.getByRole('button', { name: /文件合计/ });
  const before = await fileTotal.textContent();
  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出清单' });
  await dialog.getByRole('radio', { name: /^全部/ }).check();
  await dialog.getByRole('radio', { name: /^Rebrickable/ }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载' }).click();
  const file = await (await downloading).path();
  await page.goto('/upload');
  await upload(page, { name: 'again.csv', mimeType: 'text/csv', buffer: readFileSync(file) });
  await expect(page.getByRole('heading', { level: 1, name: 'again.csv' })).toBeVisible();
  await expect(fileTotal).toHaveText(before ?? '');
});

test('a file that is not a list shows what it is, and the next file is read', async ({ page }) => {
  await page.goto('/upload');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    });
  await expect(page.getByText('list.csv 读取失败')).toBeVisible();
  await expect(page.getByText(/图片/).first()).toBeVisible();
  await upload(page, textFile('list.csv', 'part,color,quantity\n3001,4,5\n'));
});

test('the shopper assigns columns that were not recognised', async ({ page }) => {
  await page.goto('/upload');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(textFile('mine.csv', 'aa;bb;cc;dd\nfoo;x1;3001;red\nbar;x2;3023;blue\n'));
  await expect(page.getByRole('heading', { name: '选择每一列的内容' })).toBeVisible();
  await page.getByRole('combobox', { name: /第 3 列/ }).selectOption({ label: '零件编号' });
  await page.getByRole('combobox', { name: /第 4 列/ }).selectOption({ label: '颜色' });
  await page.getByRole('combobox', { name: /第 2 列/ }).selectOption({ label: '数量' });
  await page.getByRole('button', { name: '继续读取' }).click();
  await expect(page).toHaveURL(/view=list/);
});

test('a new version of a list is compared with a saved list', onOwnServer, async ({ page, shop }) => {
  await openAs(page, '/upload');
  await upload(page, textFile('house.csv', 'part,color,quantity\n3001,4,5\n3023,71,10\n3710,0,4\n'));
  await page.getByRole('button', { name: '存为清单' }).click();
  const dialog = page.getByRole('dialog', { name: '存为清单' });
  await dialog.getByLabel('清单名称').fill('小屋');
  await dialog.getByRole('button', { name: '存为清单' }).click();
  await expect(page.getByText('已存为“小屋”')).toBeVisible();
  expect(Object.values(shop.shop.state.lists)).toHaveLength(1);
  await page.goto('/upload');
  await upload(page, textFile('house-v2.csv', 'part,color,quantity\n3001,4,7\n3023,71,10\n3005,15,2\n'));
  await page.getByRole('button', { name: '与新版比较' }).click();
  await page
    .getByRole('combobox', { name: '与哪一份比较' })
    .selectOption(await page.getByRole('option', { name: /小屋/ }).getAttribute('value'));
  await expect(page.getByText('新增 1 种，移除 1 种，数量有变 1 种')).toBeVisible();
});

test('a new version of a file preserves decisions, and a workbook is read like any list', async ({ page }) => {
  await page.goto('/upload');
  await upload(page, textFile('house.csv', 'part,color,quantity\n30O1,4,5\n3023,71,10\n'));
  await scrollDownTo(page, page.getByRole('button', { name: '读作 3001' }));
  await page.getByRole('button', { name: '读作 3001' }).click();
  await expect(page.getByText('按你的修改')).toBeVisible();
  await page.getByRole('button', { name: '更换清单' }).click();
  await upload(page, textFile('house.csv', 'part,color,quantity\n30O1,4,5\n3023,71,12\n3005,15,2\n'));
  await scrollDownTo(page, page.getByText('按你的修改'));
  await page.getByRole('button', { name: '更换清单' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载批量选购表模板' }).click();
  const template = await (await downloading).path();
  await upload(page, {
    name: 'template.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(template),
  });
  await expect(page.getByText('批量选购表', { exact: false }).first()).toBeVisible();
});

test('a shopper gets from pasted text to the cart with the keyboard alone', onOwnServer, async ({ page, shop }) => {
  await openAs(page, '/upload');
  await tabToAndPress(page, page.getByRole('button', { name: '粘贴文字' }));
  await tabTo(page, page.getByLabel('把清单粘贴在这里'));
  await page.keyboard.insertText('part,color,quantity\n30O1,4,5\n3023,71,10\n3024,0,3\n');
  await tabToAndPress(page, page.getByRole('button', { name: '读取这份清单' }));
  await expect(page.getByRole('heading', { level: 2, name: '逐行结果' })).toBeVisible();
  // Correct the typo in the details of a row, and deselect the last row.
  const rows = page.getByRole('row');
  await tabTo(page, rows.nth(1));
  await page.keyboard.press('Enter');
  await tabToAndPress(page, page.getByRole('button', { name: '3001', exact: true }));
  await expect(page.getByText('按你的修改')).toBeVisible();
  await page.getByRole('row', { name: /3024/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已选择不买')).toBeVisible();
  await tabToAndPress(page, totalsOf(page).getByRole('button', { name: '加入购物车' }));
  await expect(page.getByRole('dialog', { name: '已加入购物车' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(piecesIn(cartOf(shop))).toBe(15);
});
