import { agentSays } from '@shop/mocks';
import type { Browser, Page } from '@playwright/test';
import { pressOn, tabTo } from './keyboard.ts';
import { expect, LANGUAGES, signIn, test } from './shop.ts';
import { WORDS } from './words.ts';

type Shop = Parameters<typeof agentSays>[0];

/** A cut line is tried again within a second or so, and what was under way waits out the bound of 2 s. */
const LATE = { timeout: 25_000 };
/** A PNG of one dot. */
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const box = (page: Page, code: keyof typeof WORDS = 'zh-Hans') => page.getByRole('textbox', { name: WORDS[code].message, exact: true });
const door = (page: Page, code: keyof typeof WORDS = 'zh-Hans') => page.getByRole('button', { name: WORDS[code].chat });
async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}
async function enter(page: Page, account = 'demo'): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
  await page.waitForURL((url) => url.pathname === '/');
}
async function openChat(page: Page, account = 'demo'): Promise<void> {
  await enter(page, account);
  await door(page).click();
  await expect(box(page)).toBeVisible();
}
/** What an account has said, as the shop keeps it. */
const saidBy = ({ state }: Shop, account = '1') => state.messages.filter(({ accountId, isFromAgent }) => accountId === account && !isFromAgent).map(({ text }) => text);
/** Nobody has said anything yet, and the agents say only what the journey lets them say. */
function silence({ desk, state }: Shop): void {
  desk.isScripted = false;
  state.messages = [];
}
const served = (shop: Shop, accounts = 1) => expect.poll(() => [...shop.desk.seats.values()].filter(({ turnedTo }) => turnedTo === '101').length, LATE).toBe(accounts);

test('messages written while the line is cut arrive once and in order, of two shoppers in two browsers', async ({ page, browser, shop, baseURL }) => {
  silence(shop.shop);
  const other = await inOtherBrowser(browser, baseURL);
  await openChat(page);
  await openChat(other, 'poor');
  await served(shop.shop, 2);
  const texts = ['一', '二', '三', '三', '四'];
  for (const [place, text] of texts.entries()) {
    if (place === 1 || place === 3) shop.cutSockets();
    await say(page, text);
    await say(other, `${text}。`);
  }
  await expect.poll(() => saidBy(shop.shop), LATE).toEqual(texts);
  await expect.poll(() => saidBy(shop.shop, '2'), LATE).toEqual(texts.map((text) => `${text}。`));
  agentSays(shop.shop, 'poor', { content: '只给你看' });
  await expect(other.getByText('只给你看').first()).toBeVisible(LATE);
  await expect(page.getByText('只给你看')).toHaveCount(0);
  await other.context().close();
});

test('a second tab shows the same, speaks for the first when that is closed, and only one socket serves both', async ({ page, context, shop }) => {
  silence(shop.shop);
  await openChat(page);
  await served(shop.shop);
  const second = await context.newPage();
  await second.goto('/AppChat');
  await say(second, '从第二个标签页说的');
  await expect(page.getByText('从第二个标签页说的').first()).toBeVisible(LATE);
  expect(shop.shop.desk.sockets.size).toBe(1);
  agentSays(shop.shop, 'demo', { content: '两边都看得到' });
  for (const tab of [page, second]) await expect(tab.getByText('两边都看得到').first()).toBeVisible(LATE);
  await page.close();
  await served(shop.shop);
  await say(second, '第一个关了');
  await expect.poll(() => saidBy(shop.shop), LATE).toEqual(['从第二个标签页说的', '第一个关了']);
  agentSays(shop.shop, 'demo', { content: '还听得到' });
  await expect(second.getByText('还听得到').first()).toBeVisible(LATE);
});

test('a reload in the middle loses nothing, typed or sent', async ({ page, shop }) => {
  silence(shop.shop);
  await openChat(page);
  await served(shop.shop);
  await page.context().setOffline(true);
  shop.cutSockets();
  await say(page, '离线写的一');
  await say(page, '离线写的二');
  await box(page).fill('还没写完');
  await expect(page.getByText('离线写的二').first()).toBeVisible();
  // What is typed is kept a moment after the last key.
  await page.waitForTimeout(1500);
  await page.context().setOffline(false);
  await page.goto('/AppChat');
  await expect(box(page)).toHaveValue('还没写完', LATE);
  await expect.poll(() => saidBy(shop.shop), LATE).toEqual(['离线写的一', '离线写的二']);
});

test('what was not delivered goes out on the next visit, though nobody opens the chat', async ({ page, shop }) => {
  silence(shop.shop);
  await openChat(page);
  await served(shop.shop);
  await page.context().setOffline(true);
  shop.cutSockets();
  await say(page, '下次再送到');
  await expect(page.getByText('下次再送到').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/goods_cate');
  await expect.poll(() => saidBy(shop.shop), LATE).toEqual(['下次再送到']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { code, prefix } of LANGUAGES) {
  test(`a visitor who wants the chat signs in and finds it open where they were (${code})`, async ({ page, shop }) => {
    silence(shop.shop);
    await page.goto(`${prefix}/goods_cate?page=2`);
    await door(page, code).click();
    await page.waitForURL(/\/login/);
    await signIn(page);
    await page.waitForURL(/goods_cate\?page=2/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await box(page, code).fill('Hi [em-tlj-1]');
    await box(page, code).press('Enter');
    await expect.poll(() => saidBy(shop.shop), LATE).toEqual(['Hi [em-tlj-1]']);
    await expect(page.getByRole('dialog').getByText(WORDS[code].delivered)).toBeVisible();
  });
}

test('a picture is sent, and a text that is named like one is refused in the shop’s words', async ({ page, shop }) => {
  silence(shop.shop);
  await openChat(page);
  await served(shop.shop);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'brick.png', mimeType: 'image/png', buffer: Buffer.from('this is a text') });
  await expect(page.getByText('上传图片只能是 JPG、PNG 格式!')).toBeVisible();
  await file.setInputFiles({ name: 'brick.txt', mimeType: 'image/png', buffer: DOT });
  await expect.poll(() => shop.shop.state.messages.at(-1)?.kind, LATE).toBe('image');
  await expect(page.getByRole('dialog').getByText('已送达')).toBeVisible(LATE);
  expect(Object.values(shop.shop.state.uploads)).toMatchObject([{ type: 'image/png' }]);
});

test('the chat by keyboard alone: open, write, an emoji, move the window, close, and on where one was', async ({ page, shop }) => {
  // There are many stops on the way to the edge of the page.
  test.slow();
  silence(shop.shop);
  await enter(page);
  await pressOn(page, door(page));
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Hi ');
  await pressOn(page, page.getByRole('button', { name: '表情' }));
  // The grid is fetched when it is reached for, and takes the focus once it is there.
  await expect(page.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tabTo(page, box(page));
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect.poll(() => saidBy(shop.shop), LATE).toEqual(['Hi [em-tlj-2]!']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door(page)).toBeFocused();
});

test('the chat as a page sends the product and the order that it is about, once each', async ({ page, shop }) => {
  shop.use('a conversation about an order', { messages: 2 });
  silence(shop.shop);
  const { productId, orderNumber } = shop.shop.known;
  await enter(page);
  await page.goto(`/AppChat?productId=${productId}&orderId=${orderNumber}`);
  await expect.poll(() => shop.shop.state.messages.map(({ kind }) => kind), LATE).toEqual(['product', 'order']);
  await expect(page.getByText(orderNumber ?? '').first()).toBeVisible();
  shop.cutSockets();
  await say(page, '就是这个');
  await expect.poll(() => saidBy(shop.shop), LATE).toEqual([productId, orderNumber, '就是这个']);
});

test('replies are counted while the window is closed, in every tab', async ({ page, context, shop }) => {
  silence(shop.shop);
  await openChat(page);
  await served(shop.shop);
  await page.keyboard.press('Escape');
  const second = await context.newPage();
  await second.goto('/goods_cate');
  await expect(door(second)).toBeVisible();
  agentSays(shop.shop, 'demo', { content: '在吗' });
  for (const tab of [page, second]) await expect(tab).toHaveTitle(/^\(1\) /, LATE);
  await door(second).click();
  for (const tab of [page, second]) await expect(tab).not.toHaveTitle(/^\(/, LATE);
});

test('nothing of the chat is fetched before it is wanted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await enter(page);
  await page.goto('/goods_cate');
  await expect(door(page)).toBeVisible();
  await page.waitForTimeout(3000);
  expect(fetched.filter((url) => /assets\/(chat|delivery|emoji)|get_workerman/i.test(url))).toEqual([]);
  await door(page).hover();
  await expect.poll(() => fetched.some((url) => /assets\/chat/i.test(url))).toBe(true);
});

async function inOtherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}
