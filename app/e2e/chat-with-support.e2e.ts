import { sendAgentMessage } from '@shop/mocks';
import {
  messageField,
  chatButton,
  DELIVERY_TIMEOUT,
  openChat,
  messagesFrom,
  sendMessage,
  waitForAgent,
  muteAgents,
} from './chat-page.ts';
import { tabTo } from './keyboard.ts';
import { expect, onOwnServer, onPhoneToo, openAs, signIn, test } from './shop.ts';
import { MESSAGES } from './messages.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'a visitor opens the chat, signs in, and returns to the same page with the chat open',
  onPhoneToo,
  async ({ page, shop }) => {
    const code = 'zh-Hant';
    muteAgents(shop.shop);
    await page.goto('/vi/goods_cate?page=2');
    await chatButton(page, code).click();
    await page.waitForURL(/\/login/);
    await signIn(page);
    await page.waitForURL(/vi\/goods_cate\?page=2/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await messageField(page, code).fill('Hi [em-tlj-1]');
    await messageField(page, code).press('Enter');
    await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual(['Hi [em-tlj-1]']);
    await expect(page.getByRole('dialog').getByText(MESSAGES[code].delivered)).toBeVisible();
  },
);

test(
  'an image is sent, and a text file with an image name is refused with the shop’s message',
  onPhoneToo,
  async ({ page, shop, isMobile }) => {
    muteAgents(shop.shop);
    await openChat(page);
    await expect(messageField(page)).toHaveAttribute('placeholder', isMobile ? '输入消息' : '输入消息，按 Enter 发送');
    await waitForAgent(shop.shop);
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'brick.png', mimeType: 'image/png', buffer: Buffer.from('this is a text') });
    await expect(page.getByText('上传图片只能是 JPG、PNG 格式!')).toBeVisible();
    await file.setInputFiles({ name: 'brick.txt', mimeType: 'image/png', buffer: PIXEL });
    await expect.poll(() => shop.shop.state.messages.at(-1)?.kind, DELIVERY_TIMEOUT).toBe('image');
    await expect(page.getByRole('dialog').getByText('已送达')).toBeVisible(DELIVERY_TIMEOUT);
    expect(Object.values(shop.shop.state.uploads)).toMatchObject([{ type: 'image/png' }]);
  },
);

test(
  'the chat works with the keyboard alone, and returns the focus when it is closed',
  onOwnServer,
  async ({ page, shop }) => {
    // The chat button has many tab stops before it.
    test.slow();
    muteAgents(shop.shop);
    await openAs(page, '/');
    // The chat button is the last tab stop, so that it is close with Shift+Tab.
    await tabTo(page, chatButton(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(messageField(page)).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: '移动窗口' }), 'Shift+Tab');
    await page.keyboard.press('Home');
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBeLessThan(20);
    await tabTo(page, messageField(page));
    await page.keyboard.type('Hi ');
    await tabTo(page, page.getByRole('button', { name: '表情' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    // The emoji grid is loaded on demand, and takes the focus then.
    await expect(page.getByRole('grid').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await tabTo(page, messageField(page));
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual(['Hi [em-tlj-2]!']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  },
);

test('the chat page sends the product and the order that it is about, once each', async ({ page, shop }) => {
  shop.use('a conversation about an order', { messages: 2 });
  muteAgents(shop.shop);
  const { productId, orderNumber } = shop.shop.known;
  await openAs(page, `/AppChat?productId=${productId}&orderId=${orderNumber}`);
  await expect
    .poll(() => shop.shop.state.messages.map(({ kind }) => kind), DELIVERY_TIMEOUT)
    .toEqual(['product', 'order']);
  await expect(page.getByText(orderNumber ?? '').first()).toBeVisible();
  shop.cutSockets();
  await sendMessage(page, '就是这个');
  await expect.poll(() => messagesFrom(shop.shop), DELIVERY_TIMEOUT).toEqual([productId, orderNumber, '就是这个']);
});

test('unread replies are counted in every tab while the window is closed', async ({ page, context, shop }) => {
  muteAgents(shop.shop);
  await openChat(page);
  await waitForAgent(shop.shop);
  await page.keyboard.press('Escape');
  await expect(messageField(page)).toBeHidden();
  const second = await context.newPage();
  await second.goto('/goods_cate');
  await expect(chatButton(second)).toBeVisible();
  sendAgentMessage(shop.shop, 'demo', { content: '在吗' });
  for (const tab of [page, second]) await expect(tab).toHaveTitle(/^\(1\) /, DELIVERY_TIMEOUT);
  await chatButton(second).click();
  for (const tab of [page, second]) await expect(tab).not.toHaveTitle(/^\(/, DELIVERY_TIMEOUT);
});

test('the chat is not loaded before it is used', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.clock.install();
  await openAs(page, '/goods_cate');
  await expect(chatButton(page)).toBeVisible();
  // What a timer would load within a minute is requested now.
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /assets\/(chat|delivery|emoji)|get_workerman/i.test(url))).toEqual([]);
  await chatButton(page).hover();
  await expect.poll(() => fetched.some((url) => /assets\/chat/i.test(url))).toBe(true);
});
