import { expect, expireTokensOnCall, openAs, signIn, test } from './shop.ts';

const PROFILE = '/user?type=1';
/** A PNG of one pixel. */
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a shopper changes nickname and picture, and the header shows them', async ({ page, shop }) => {
  await openAs(page, '/user?type=0');
  await page.getByRole('link', { name: '编辑资料' }).click();
  await page.waitForURL(`**${PROFILE}`);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(page.getByText('图片已上传，保存后生效')).toBeVisible();
  await page.getByRole('textbox', { name: '昵称' }).fill('大满');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(page.getByRole('banner').first()).toContainText('大满');
  expect(shop.shop.state.accounts['1']).toMatchObject({
    nickname: '大满',
    avatar: expect.stringContaining('/uploads/'),
  });
});

test('the shop stores another nickname, and the shopper reads which', async ({ page }) => {
  await openAs(page, PROFILE);
  await page.getByRole('textbox', { name: '昵称' }).fill('<大满>');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('商店把昵称保存为“大满”')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue('大满');
});

test('what was typed survives a reload and an expired token', async ({ page, shop }) => {
  await openAs(page, PROFILE);
  await page.getByRole('textbox', { name: '昵称' }).fill('大满');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue('大满');
  await expireTokensOnCall(page, shop, '**/api/user/edit');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL(`**${PROFILE}`);
  await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue('大满');
});

test('a shopper changes the phone number with a code', async ({ page, shop }) => {
  await openAs(page, PROFILE);
  await page.getByRole('button', { name: '更换手机号' }).click();
  await page.getByRole('textbox', { name: '新手机号' }).fill('138 1234 5678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: /验证码/ }).fill('246810');
  await page.getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('手机号已改为 138 **** 5678')).toBeVisible();
  expect(shop.shop.state.accounts['1']?.phone).toBe('13812345678');
});
