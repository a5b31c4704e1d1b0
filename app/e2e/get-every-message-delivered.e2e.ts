import { sendAgentMessage } from '@shop/mocks';
import type { Browser, Page } from '@playwright/test';
import {
  chatButton,
  messageField,
  DELIVERY_TIMEOUT,
  openChat,
  messagesFrom,
  sendMessage,
  waitForAgent,
  muteAgents,
} from './chat-page.ts';
import { expect, test } from './shop.ts';
import { storedIn } from './stored-values.ts';

test('messages of two shoppers arrive once and in order despite lost connections', async ({
  page,
  browser,
  shop,
  baseURL,
}) => {
  muteAgents(shop.shop);
  const other = await openOtherBrowser(browser, baseURL);
  await openChat(page);
  await openChat(other, 'poor');
  await waitForAgent(shop.shop, 2);
  const texts = ['一', '二', '三', '三', '四'];
  for (const [place, text] of texts.entries()) {
    if (place === 1 || place === 3) shop.cutSockets();
    await sendMessage(page, text);
    await sendMessage(other, `${text}。`);
  }
  await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual(texts);
  await expect.poll(() => messagesFrom(shop.shop, '2'), DELIVERY_TIMEOUT).toEqual(texts.map((text) => `${text}。`));
  sendAgentMessage(shop.shop, 'poor', { content: '只给你看' });
  await expect(other.getByText('只给你看').first()).toBeVisible(DELIVERY_TIMEOUT);
  await expect(page.getByText('只给你看')).toHaveCount(0);
  await other.context().close();
});

test('a text that was being typed when the page was reloaded is there again', async ({ page, shop }) => {
  muteAgents(shop.shop);
  await openChat(page);
  await waitForAgent(shop.shop);
  // Sooner than the text is stored while it is typed.
  await messageField(page).evaluate((box: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, '写到一半');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    location.reload();
  });
  await page.waitForEvent('load');
  await chatButton(page).click();
  await expect(messageField(page)).toHaveValue('写到一半');
});

test('two tabs share one socket and the same messages, and the second takes over when the first is closed', async ({
  page,
  context,
  shop,
}) => {
  muteAgents(shop.shop);
  await openChat(page);
  await waitForAgent(shop.shop);
  const second = await context.newPage();
  await second.goto('/AppChat');
  await sendMessage(second, '从第二个标签页说的');
  await expect(page.getByText('从第二个标签页说的').first()).toBeVisible(DELIVERY_TIMEOUT);
  expect(shop.shop.supportServer.sockets.size).toBe(1);
  sendAgentMessage(shop.shop, 'demo', { content: '两边都看得到' });
  for (const tab of [page, second]) await expect(tab.getByText('两边都看得到').first()).toBeVisible(DELIVERY_TIMEOUT);
  await page.close();
  await waitForAgent(shop.shop);
  await sendMessage(second, '第一个关了');
  await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual(['从第二个标签页说的', '第一个关了']);
  sendAgentMessage(shop.shop, 'demo', { content: '还听得到' });
  await expect(second.getByText('还听得到').first()).toBeVisible(DELIVERY_TIMEOUT);
});

test('a reload loses neither the draft nor unsent messages', async ({ page, shop }) => {
  muteAgents(shop.shop);
  await openChat(page);
  await waitForAgent(shop.shop);
  await goOffline(page);
  shop.cutSockets();
  await sendMessage(page, '离线写的一');
  await sendMessage(page, '离线写的二');
  await messageField(page).fill('还没写完');
  await expect(page.getByText('离线写的二').first()).toBeVisible();
  // The draft is persisted shortly after the last key.
  await expect.poll(() => storedIn(page, 'chat-2', 'outbox')).toContain('还没写完');
  await page.context().setOffline(false);
  await page.goto('/AppChat');
  await expect(messageField(page)).toHaveValue('还没写完', DELIVERY_TIMEOUT);
  await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual(['离线写的一', '离线写的二']);
});

test('undelivered messages are sent on the next visit without opening the chat', async ({ page, shop }) => {
  muteAgents(shop.shop);
  await openChat(page);
  await waitForAgent(shop.shop);
  await goOffline(page);
  shop.cutSockets();
  await sendMessage(page, '下次再送到');
  await expect(page.getByText('下次再送到').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/goods_cate');
  await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual(['下次再送到']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Disconnects the page once it has loaded what it shows. */
async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

async function openOtherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}
