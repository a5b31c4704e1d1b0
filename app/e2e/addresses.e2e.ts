import { expect, expireTokens, openAs, signIn, test } from './shop.ts';

const PAGE = '/user/address_list';

test('a shopper pastes an address, makes it the default, and deletes it with undo', async ({ page, shop }) => {
  await openAs(page, PAGE);
  await page.getByRole('button', { name: '添加地址' }).click();
  await page
    .getByRole('textbox', { name: '粘贴整段地址' })
    .fill('周予安，139 0571 2234，江苏省苏州市姑苏区平江路 108 号');
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.getByRole('button', { name: /^设为默认 周予安/ }).click();
  // The button of the new default is gone, so its card has the focus.
  await expect(page.getByRole('button', { name: /^编辑 周予安/ })).toBeFocused();

  await page.getByRole('button', { name: /^删除 周予安/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 个');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 个');
  expect(shop.shop.state.accounts['1']?.addresses.filter(({ isDefault }) => isDefault)).toMatchObject([
    { recipient: '周予安', phone: '13905712234', city: '苏州市' },
  ]);
});

test('an address that was being typed survives a reload and an expired token', async ({ page, shop }) => {
  await openAs(page, PAGE);
  await page.getByRole('button', { name: '添加地址' }).click();
  await page.getByRole('textbox', { name: '收货人' }).fill('周予安');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
  expireTokens(shop);
  await page.reload();
  await page.waitForURL('**/login');
  await signIn(page);
  await page.waitForURL(`**${PAGE}`);
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('周予安');
});
