import { agentSays } from '@shop/mocks';
import { box, door, enter, LATE, openChat, saidBy, say, served, silence } from './chat.ts';
import { tabTo } from './keyboard.ts';
import { expect, LANGUAGES, signIn, test } from './shop.ts';
import { WORDS } from './messages.ts';

/** A PNG of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

test('the chat by keyboard alone: open, move the window, write, an emoji, close, and on where one was', async ({
  page,
  shop,
}) => {
  // There are many stops on the way to the edge of the page.
  test.slow();
  silence(shop.shop);
  await enter(page);
  // The edge of the page stands last: backwards it is near.
  await tabTo(page, door(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '移动窗口' }), 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBeLessThan(20);
  await tabTo(page, box(page));
  await page.keyboard.type('Hi ');
  await tabTo(page, page.getByRole('button', { name: '表情' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
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
  await expect(box(page)).toBeHidden();
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
