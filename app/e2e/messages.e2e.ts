import { chatButton, coveredBy } from './chat-page.ts';
import { tabToAndPress } from './keyboard.ts';
import { expect, openAs, test } from './shop.ts';

test('a shopper reads a message, goes back, deletes it and undoes that', async ({ page, shop, isMobile }) => {
  shop.use('a shopper with notices is signed in');
  await openAs(page, '/user/messageCenter');
  const rows = page.getByRole('list', { name: '消息' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  const shipped = rows.filter({ hasText: '订单已发货' }).first();
  await expect(shipped).toContainText('未读');
  await shipped.getByRole('link').click();
  await expect(page).toHaveURL(/messageCenter\?id=\d+$/);
  await expect(page.getByRole('article').getByRole('heading', { name: '订单已发货' })).toBeVisible();
  // On a phone the message replaces the list.
  if (isMobile) await page.goBack();
  await expect(shipped).not.toContainText('未读');
  if (isMobile) await page.goForward();

  await page.reload();
  await expect(page.getByRole('article').getByRole('heading', { name: '订单已发货' })).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: '删除' }).click();
  await expect(rows).toHaveCount(all - 1);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(rows).toHaveCount(all);
});

test('on a phone, a message replaces the list, and the keyboard leads there and back', async ({ page, shop }) => {
  shop.use('a shopper with notices is signed in');
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/en/user/messageCenter');
  const list = page.getByRole('list', { name: 'Messages' });
  const refund = list.getByRole('link', { name: /Your refund has been paid/ });
  await expect(refund).toBeVisible();
  expect(await coveredBy(chatButton(page, 'en'))).toEqual([]);
  await page.mouse.wheel(0, 300);
  expect(await coveredBy(chatButton(page, 'en'))).toEqual([]);
  await tabToAndPress(page, refund);
  await expect(page.getByRole('article', { name: 'Your refund has been paid' })).toBeVisible();
  await expect(list).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to all messages' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(refund).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the link of a message opens the order that it is about', async ({ page, shop }) => {
  shop.use('a shopper with notices is signed in');
  await openAs(page, `/user/messageCenter?id=${shop.shop.known.noticeId ?? ''}`);
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/order_detail\?orderId=cp\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
