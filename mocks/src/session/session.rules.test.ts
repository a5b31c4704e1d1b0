import {
  authLogin,
  authLogout,
  authUser,
  companyInfo,
  currentUser,
  login,
  loginMobile,
  logout,
  products,
  wechatAuth,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { MOBILE_CODE, WECHAT_CODE } from './session.rules.ts';
import { customerOf, requestOf, visit } from '../shop/test-customer.ts';
import { TOKEN_LIFETIME_MS } from './tokens.ts';

const demo = { body: { account: 'demo', password: 'pip-demo' } };

test('signs in by account or phone under both strategies, and returns the nickname', async () => {
  const { shop, clock, get } = visit();
  for (const call of [login, authLogin]) {
    const { token, expiresAt } = await get(call, demo);
    expect(expiresAt).toBe(clock.now() + TOKEN_LIFETIME_MS);
    const shopper = customerOf(shop, { token });
    expect(await shopper.get(currentUser, {})).toMatchObject({ nickname: '小满', balance: 20_000, isMember: true });
    expect(await shopper.get(authUser, {})).toMatchObject({ nickname: '小满' });
  }
  expect((await get(login, { body: { account: '13800138000', password: 'pip-demo' } })).token).toMatch(/^\w{40}$/);
});

test.each([
  [{ account: '', password: 'pip-demo' }, '请输入账号和密码'],
  [{ account: 'demo', password: '' }, '请输入账号和密码'],
  [{ account: 'demo', password: 'short' }, '密码长度不能少于6位'],
  [{ account: 'demo', password: 'wrong-password' }, '账号或密码错误'],
  [{ account: 'nobody', password: 'pip-demo' }, '账号或密码错误'],
])('refuses %j', async (body, message) => {
  const { refusalOf } = visit();
  expect(await refusalOf(login, { body })).toEqual({ status: 400, message });
});

test('refuses in the language of the shopper', async () => {
  const wrong = { body: { account: 'demo', password: 'wrong-password' } };
  expect((await visit({ language: 'en' }).refusalOf(login, wrong)).message).toBe('Wrong username or password');
  expect((await visit({ language: 'zh-Hant' }).refusalOf(login, wrong)).message).toBe('帳號或密碼錯誤');
  expect((await visit({ language: 'fr, zh-HK;q=0.9' }).refusalOf(login, wrong)).message).toBe('帳號或密碼錯誤');
});

test('signs in by phone and code, and creates an account for a new phone number', async () => {
  const { shop, get, refusalOf } = visit();
  const { token } = await get(loginMobile, { body: { phone: '13800138000', captcha: MOBILE_CODE } });
  expect((await customerOf(shop, { token }).get(currentUser, {})).nickname).toBe('小满');
  const fresh = await get(loginMobile, { body: { phone: '13912345678', captcha: MOBILE_CODE } });
  expect(await customerOf(shop, { token: fresh.token }).get(currentUser, {})).toMatchObject({
    nickname: '139****5678',
    balance: 0,
  });
  expect((await refusalOf(loginMobile, { body: { phone: '13912345678', captcha: '000000' } })).message).toBe(
    '验证码错误',
  );
  expect((await refusalOf(loginMobile, { body: { phone: '123', captcha: MOBILE_CODE } })).message).toBe(
    '手机号格式不正确',
  );
});

test('signs in by a WeChat code', async () => {
  const { get, refusalOf } = visit();
  expect((await get(wechatAuth, { query: { code: WECHAT_CODE } })).token).toBeTruthy();
  expect((await refusalOf(wechatAuth, { query: { code: 'other' } })).message).toBe('微信授权失败');
});

test('signing out invalidates only the current token', async () => {
  const { shop, get } = visit();
  for (const [signOut, call] of [
    [logout, login],
    [authLogout, authLogin],
  ] as const) {
    const [one, other] = [await get(call, demo), await get(call, demo)].map(({ token }) => customerOf(shop, { token }));
    await one?.get(signOut, {});
    expect((await one?.refusalOf(currentUser, {}))?.status).toBe(410002);
    expect((await other?.get(currentUser, {}))?.nickname).toBe('小满');
  }
});

test('distinguishes a missing, an expired and an invalid token', async () => {
  const { shop, clock, refusalOf, get } = visit();
  expect(await refusalOf(currentUser, {})).toEqual({ status: 410000, message: '请登录' });
  expect((await customerOf(shop, { token: 'undefined' }).refusalOf(currentUser, {})).status).toBe(410000);
  expect((await customerOf(shop, { token: 'nonsense' }).refusalOf(currentUser, {})).status).toBe(410002);
  const { token } = await get(login, demo);
  clock.move(TOKEN_LIFETIME_MS);
  expect(await customerOf(shop, { token }).refusalOf(currentUser, {})).toMatchObject({ status: 410001 });
});

test('a token without the prefix "Bearer " counts as missing', async () => {
  const { shop, get } = visit();
  const { token } = await get(login, demo);
  const request = requestOf(currentUser, {});
  request.headers.set('Authorization', token);
  expect(await (await answer(shop, request)).json()).toMatchObject({ status: 410000 });
});

test('ignores an invalid token if the call does not require signing in', async () => {
  const { shop } = visit();
  const visitor = customerOf(shop, { token: 'nonsense' });
  expect((await visitor.get(companyInfo, {})).name).toBe('pip 颗粒铺');
  expect((await visitor.get(products, { query: { page: 1, limit: 1 } })).products).toHaveLength(1);
});
