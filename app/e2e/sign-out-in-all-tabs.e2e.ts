import { expect, openAs, signIn, test } from './shop.ts';

test('signing out in one tab ends the other without a reload, and signing in brings both back', async ({
  page,
  context,
}) => {
  await openAs(page, '/goods_cate');
  const other = await context.newPage();
  await other.goto('/user/collect?from=mail#top');
  await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible();

  const ended = page.waitForResponse((response) => response.url().includes('/logout'));
  await page.getByRole('button', { name: '退出' }).click();
  await ended;
  await other.waitForURL('**/login');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([]);

  await signIn(other);
  await other.waitForURL('**/user/collect?from=mail#top');
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
});
