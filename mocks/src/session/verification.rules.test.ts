import {
  agreement,
  AGREEMENT,
  login,
  register,
  resetPassword,
  sendSmsCode,
  sliderChallenge,
  sliderCheck,
  userAgreement,
  verifyCodeKey,
  wechatAppId,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { requestOf, visit } from '../shop/test-customer.ts';
import { MOBILE_CODE } from './session.rules.ts';
import { encryptedPoint } from './slider.ts';
import { CODE_INTERVAL_MS, KEY_LIFETIME_MS } from './verification.rules.ts';

const PHONE = '13812345678';
const newKey = async ({ get }: ReturnType<typeof visit>) => (await get(verifyCodeKey, {})).key;
const codeBody = (key: string, more: { code?: string; phone?: string } = {}) =>
  ({ body: { phone: PHONE, type: 'login', key, ...more } }) as const;

test('sends one code a minute to a phone; another answers that it was sent already', async () => {
  const visitor = visit();
  const { shop, clock, ask } = visitor;
  const messages = [];
  const key = await newKey(visitor);
  for (const wait of [0, CODE_INTERVAL_MS - 1, 1]) {
    clock.move(wait);
    const reply = await ask(sendSmsCode, codeBody(key));
    messages.push(reply.message);
  }
  expect(messages).toEqual(['发送成功', '已发送', '发送成功']);
  expect(shop.state.verification.sentAt[PHONE]).toBe(clock.now());
});

test('refuses an unknown key and one that is older than 300 s with 401', async () => {
  const visitor = visit();
  const { clock, refusalOf } = visitor;
  expect((await refusalOf(sendSmsCode, codeBody('nonsense'))).status).toBe(401);
  const key = await newKey(visitor);
  clock.move(KEY_LIFETIME_MS);
  expect((await refusalOf(sendSmsCode, codeBody(key))).status).toBe(401);
});

test('requires the picture captcha from the fourth code with one key on, with 402', async () => {
  const visitor = visit();
  const { shop, ask, refusalOf } = visitor;
  const key = await newKey(visitor);
  for (let code = 0; code < 3; code += 1) expect((await ask(sendSmsCode, codeBody(key))).kind).toBe('done');
  expect(await refusalOf(sendSmsCode, codeBody(key))).toEqual({ status: 402, message: '请输入图片验证码' });
  const before = shop.state.verification.keys[key]?.pictureText;
  expect((await refusalOf(sendSmsCode, codeBody(key, { code: 'no' }))).status).toBe(400);
  const code = shop.state.verification.keys[key]?.pictureText;
  expect(code).not.toBe(before);
  expect((await ask(sendSmsCode, codeBody(key, { code: code ?? '' }))).kind).toBe('done');
});

test('serves the picture of a key as an image', async () => {
  const visitor = visit();
  const key = await newKey(visitor);
  const pictureOf = (wanted: string) =>
    answer(visitor.shop, new Request(`http://shop.test/api/sms_captcha?key=${encodeURIComponent(wanted)}`));
  const picture = await pictureOf(key);
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  const digits = [...(await picture.text()).matchAll(/>(\d)</g)].map(([, digit]) => digit).join('');
  expect(digits).toBe(visitor.shop.state.verification.keys[key]?.pictureText);
  expect((await pictureOf('nonsense')).status).toBe(404);
});

test('a server without a slider captcha does not have its calls', async () => {
  const { shop } = visit();
  const query = { captchaType: 'blockPuzzle', clientUid: 'a', ts: '1' } as const;
  expect((await answer(shop, requestOf(sliderChallenge, { query }))).status).toBe(404);
});

test('with a slider captcha, sends a code for each one that was solved, once', async () => {
  const visitor = visit({ scenario: 'codes need a slider captcha' });
  const { shop, get, ask, refusalOf } = visitor;
  const key = await newKey(visitor);
  expect((await refusalOf(sendSmsCode, codeBody(key))).message).toBe('请先完成滑块验证');
  const query = { captchaType: 'blockPuzzle', clientUid: 'a', ts: '1' } as const;
  const { token, picture, piece, secretKey } = await get(sliderChallenge, { query });
  expect([picture, piece].every((image) => image.startsWith('data:image/png;base64,iVBORw0KGgo'))).toBe(true);
  expect(secretKey).toHaveLength(16);

  const check = (pointJson: string) => ({ body: { captchaType: 'blockPuzzle', token, pointJson } }) as const;
  expect((await refusalOf(sliderCheck, check('AAAA'))).message).toBe('滑块位置不对，请重试');
  const point = encryptedPoint(shop, token);
  await get(sliderCheck, check(point));
  expect((await refusalOf(sliderCheck, check(point))).status).toBe(400);
  // The point is encrypted, but is not the proof: that begins with the token.
  expect((await refusalOf(sendSmsCode, { body: { ...codeBody(key).body, captchaVerification: point } })).message).toBe(
    '请先完成滑块验证',
  );
  expect((await ask(sendSmsCode, codeBody(key))).kind).toBe('refused');
});

test('registers a phone number once, and then signs in with the password', async () => {
  const { get, refusalOf } = visit();
  const body = { account: PHONE, captcha: MOBILE_CODE, password: 'brick-2x4' };
  await get(register, { body });
  expect((await get(login, { body: { account: PHONE, password: 'brick-2x4' } })).token).toBeTruthy();
  expect((await refusalOf(register, { body })).message).toBe('该手机号已注册，请直接登录');
});

test.each([
  [{ captcha: '000000' }, '验证码错误'],
  [{ account: '123' }, '手机号格式不正确'],
  [{ password: 'short' }, '密码长度为6到16位'],
  [{ password: 'a-password-of-20-char' }, '密码长度为6到16位'],
  [{ password: '123456' }, '密码太过简单，请输入较为复杂的密码'],
])('refuses a registration with %j', async (wrong, message) => {
  const { refusalOf } = visit();
  const body = { account: PHONE, captcha: MOBILE_CODE, password: 'brick-2x4', ...wrong };
  expect((await refusalOf(register, { body })).message).toBe(message);
});

test('sets a new password of an account, and of no other phone number', async () => {
  const { get, refusalOf } = visit();
  const body = { account: '13800138000', captcha: MOBILE_CODE, password: 'brick-2x4' };
  await get(resetPassword, { body });
  expect((await refusalOf(login, { body: { account: 'demo', password: 'pip-demo' } })).message).toBe('账号或密码错误');
  expect((await get(login, { body: { account: 'demo', password: 'brick-2x4' } })).token).toBeTruthy();
  expect((await refusalOf(resetPassword, { body: { ...body, account: PHONE } })).message).toBe('该手机号还没有注册');
});

test('a code for registration is not sent to a phone that has an account', async () => {
  const visitor = visit();
  const body = { phone: '13800138000', type: 'register', key: await newKey(visitor) } as const;
  expect((await visitor.refusalOf(sendSmsCode, { body })).message).toBe('该手机号已注册，请直接登录');
});

test('has agreements in the language of the shopper, and offers no sign-in by WeChat', async () => {
  const { get } = visit({ language: 'en' });
  expect((await get(userAgreement, {})).html).toContain('demonstration shop');
  expect(await get(agreement, { params: { type: AGREEMENT.privacy } })).toMatchObject({ title: 'Privacy policy' });
  expect(await get(agreement, { params: { type: '9' } })).toEqual({ title: '', html: '' });
  expect(await get(wechatAppId, {})).toEqual({ appId: '' });
});
