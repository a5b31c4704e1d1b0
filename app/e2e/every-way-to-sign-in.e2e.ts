import { MOBILE_CODE, WECHAT_CODE } from '@shop/mocks';
import type { Page } from '@playwright/test';
import { expectNewState } from './new-state.ts';
import { expect, test } from './shop.ts';

const NEW_PHONE = '13812345678';
const isHome = (url: URL) => url.pathname === '/';

/** The names of the cookies with a token. */
const tokenCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('auth._token.'));

/** Types a phone number, asks for a code and types it. */
async function enterCode(page: Page, phone = NEW_PHONE): Promise<void> {
  await page.locator('input[type="tel"]').fill(phone);
  await page.getByRole('button', { name: /^(获取验证码|重新获取)$/ }).click();
  await expect(page.getByText(`短信已发往 ${phone}`)).toBeVisible();
  await page.locator('input[autocomplete="one-time-code"]').fill(MOBILE_CODE);
}

test('a shopper signs in with account and password', async ({ page }) => {
  await page.goto('/login');
  await page.locator('input[name="username"]').fill('demo');
  await page.locator('input[name="password"]').fill('pip-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(isHome);
  await expectNewState(page.getByRole('heading', { level: 1 }));
  expect(await tokenCookies(page)).toEqual(['auth._token.local1']);
});

test('a shopper signs in by text message, after the picture captcha that the shop wants', async ({ page, shop }) => {
  shop.use('codes need a picture captcha');
  await page.goto('/login');
  await page.getByRole('link', { name: '短信登录' }).click();
  await page.locator('input[type="tel"]').fill('138 0013 8000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  const picture = page.locator('form img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [stored] = Object.values(shop.shop.state.verification.keys).slice(-1);
  await page.getByRole('textbox', { name: '图中的字符' }).fill(stored?.pictureText ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('短信已发往 13800138000')).toBeVisible();
  await page.locator('input[autocomplete="one-time-code"]').fill(MOBILE_CODE);
  await page.keyboard.press('Enter');
  await page.waitForURL(isHome);
  await expectNewState(page.getByRole('heading', { level: 1 }));
  expect(await tokenCookies(page)).toEqual(['auth._token.local2']);
});

test('a shopper drags the piece of a slider captcha into its gap and gets a code', async ({ page, shop }) => {
  shop.use('codes need a slider captcha');
  await page.goto('/mobile_login');
  await page.locator('input[type="tel"]').fill(NEW_PHONE);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const handle = page.getByRole('slider');
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  const track = await handle.locator('..').boundingBox();
  const { gap = 0 } = Object.values(shop.shop.state.verification.sliders).at(-1) ?? {};
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (gap * (track?.width ?? 0)) / 310, y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(`短信已发往 ${NEW_PHONE}`)).toBeVisible();
});

test('a shopper signs in by WeChat, whose page leads back with a code', async ({ page, shop }) => {
  shop.use('the shop offers sign-in by WeChat');
  await page.route('https://open.weixin.qq.com/**', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: WECHAT_CODE, state: asked.get('state') ?? '' }).toString();
    await route.fulfill({ contentType: 'text/html', body: `<a href="${back.href}" target="_top">scanned</a>` });
  });
  await page.goto('/login');
  await page.getByRole('link', { name: '微信登录' }).click();
  await page.frameLocator('iframe').getByRole('link', { name: 'scanned' }).click();
  await page.waitForURL(isHome);
  expect(await tokenCookies(page)).toEqual(['auth._token.local3']);
});

test('a visitor registers, is signed in, and later sets a new password', async ({ page, shop }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '注册新账号' }).click();
  await enterCode(page);
  await page.locator('input[autocomplete="new-password"]').fill('brick-2x4');
  await page.keyboard.press('Enter');
  await page.waitForURL(isHome);
  await expectNewState(page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: '退出' }).click();
  await expect.poll(() => tokenCookies(page)).toEqual([]);

  shop.advanceTime(60_000);
  await page.goto('/login?form=reset');
  await enterCode(page);
  await page.locator('input[autocomplete="new-password"]').fill('plate-1x6');
  await page.keyboard.press('Enter');
  await page.waitForURL(isHome);
  await expectNewState(page.getByRole('heading', { level: 1 }));
  expect(Object.values(shop.shop.state.accounts).at(-1)).toMatchObject({ phone: NEW_PHONE, password: 'plate-1x6' });
});
