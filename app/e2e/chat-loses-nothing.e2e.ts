import { agentSays } from '@shop/mocks';
import type { Browser, Page } from '@playwright/test';
import { box, LATE, openChat, saidBy, say, served, silence } from './chat.ts';
import { expect, test } from './shop.ts';

test('messages written while the line is cut arrive once and in order, of two shoppers in two browsers', async ({
  page,
  browser,
  shop,
  baseURL,
}) => {
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

test('a second tab shows the same, speaks for the first when that is closed, and only one socket serves both', async ({
  page,
  context,
  shop,
}) => {
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

async function inOtherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}
