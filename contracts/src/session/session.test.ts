import { captured, decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import {
  SMS_STATUS,
  agreement,
  authUser,
  captchaPicturePath,
  currentUser,
  login,
  loginMobile,
  sendSmsCode,
  sliderChallenge,
  userAgreement,
  verifyCodeKey,
  wechatAppId,
  wechatAuth,
} from '../index.ts';

const EXPIRY = 1_797_811_200_000;

test('a sign-in returns a token without prefix and its expiry', () => {
  for (const generation of ['44', '54'] as const) {
    for (const call of [login, loginMobile])
      expect(decoded(call, generation)).toEqual({ token: expect.stringMatching(/^eyJ/), expiresAt: EXPIRY });
  }
});

test('the second generation’s code 410001 beside a sign-in is not a refusal', () => {
  expect(captured('login', '54')).toMatchObject({ code: '410001' });
  expect(decodeAnswer(login, captured('login', '54')).kind).toBe('done');
});

test('WeChat’s sign-in has another name for the expiry, decoded and encoded', () => {
  expect(decoded(wechatAuth, '44').expiresAt).toBe(EXPIRY);
  expect(encodeAnswer(wechatAuth, { token: 'eyJ', expiresAt: EXPIRY })).toMatchObject({
    data: { exp_time: EXPIRY / 1000 },
  });
  expect(encodeAnswer(login, { token: 'eyJ', expiresAt: EXPIRY })).toMatchObject({
    data: { expires_time: EXPIRY / 1000 },
  });
});

test('an empty token is a fault', () => {
  expect(() => decodeAnswer(login, { status: 200, data: { token: '' } })).toThrow(
    'login: data.token: expected at least 1',
  );
});

test('reads the user of a shop without membership', () => {
  expect(decoded(currentUser, '44')).toEqual({
    id: '12',
    nickname: '小颗粒',
    avatar: 'https://shop.example/statics/system_images/avatar.png',
    phone: '13800138000',
    balance: 20_000,
    unreadCount: 3,
    isMember: false,
    couponCount: 2,
    favouriteCount: 5,
  });
});

test('a member needs both: memberships enabled, and an own one', () => {
  expect(decoded(currentUser, '54')).toMatchObject({ isMember: true, balance: 50, unreadCount: 3 });
  const { data } = captured('currentUser', '54') as { data: object };
  const without = (change: object) => decodeAnswer(currentUser, { status: 200, data: { ...data, ...change } });
  expect(without({ is_open_member: false })).toMatchObject({ value: { isMember: false } });
  expect(without({ is_money_level: 0 })).toMatchObject({ value: { isMember: false } });
  expect(without({ is_open_member: '1' })).toMatchObject({ value: { isMember: true } });
});

test('reads permissions from a list, or the granted ones from an object', () => {
  expect(decoded(authUser, '54').scope).toEqual(['order.read']);
  expect(decoded(authUser, '44').scope).toEqual(['order.read', 'chat']);
  expect(decodeAnswer(authUser, { status: 200, data: { uid: 1, scope: { buy: true, sell: false } } })).toMatchObject({
    value: { scope: ['buy'] },
  });
});

test('an invalid balance is a fault', () => {
  expect(() => decodeAnswer(currentUser, { status: 200, data: { uid: 12, now_money: null } })).toThrow(
    'currentUser: data.now_money: expected string or number, got null',
  );
});

test('reads the key for codes, and how long a code is valid where the server says so', () => {
  expect(decoded(verifyCodeKey, '44')).toEqual({ key: expect.stringMatching(/^\$2y\$10\$/), codeLifetimeMinutes: 5 });
  expect(decoded(verifyCodeKey, '54').codeLifetimeMinutes).toBe(5);
  for (const expire_time of [undefined, null, '', 0, '0'])
    expect(decodeAnswer(verifyCodeKey, { status: 200, data: { key: 'k', expire_time } })).toMatchObject({
      value: { key: 'k' },
    });
});

test('the key is in the address of its picture captcha, encoded', () => {
  expect(captchaPicturePath('$2y$10$a/b.c&d')).toBe('/sms_captcha?key=%242y%2410%24a%2Fb.c%26d');
});

test('the status of a refused code says whether to renew the key or to show the picture', () => {
  const statusOf = (body: unknown) => {
    const reply = decodeAnswer(sendSmsCode, body);
    return reply.kind === 'refused' ? reply.status : 'sent';
  };
  expect(statusOf({ status: 401, msg: '发送验证码失败,请刷新页面重新获取' })).toBe(SMS_STATUS.keyExpired);
  expect(statusOf({ status: 402, msg: '请输入验证码' })).toBe(SMS_STATUS.pictureRequired);
  expect(statusOf({ status: 200, msg: '已发送' })).toBe('sent');
});

test('the pictures of a slider captcha become data addresses of images, and nothing else does', () => {
  expect(decoded(sliderChallenge, '54')).toMatchObject({
    picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    piece: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    secretKey: '16bLQWSD2qV3aTfX',
  });
  const read = (originalImageBase64: string) =>
    decodeAnswer(sliderChallenge, {
      status: 200,
      data: { originalImageBase64, jigsawImageBase64: 'iVBO', token: 't' },
    });
  expect(read('data:image/png;base64,iVBO')).toMatchObject({
    value: { picture: 'data:image/png;base64,iVBO', secretKey: '' },
  });
  for (const hostile of ['javascript:alert(1)', 'https://evil.example/a.png', '" onerror="alert(1)'])
    expect(read(hostile)).toMatchObject({ value: { picture: '' } });
});

test('an agreement is a row, or an empty list if the shop has none', () => {
  expect(decoded(agreement, '54')).toEqual({ title: '隐私协议', html: '<p>我们重视你的隐私。</p>' });
  expect(decodeAnswer(agreement, captured('agreement', '54', 'none'))).toMatchObject({ value: { html: '' } });
  expect(decoded(userAgreement, '44').html).toBe('<p>欢迎使用本商城。</p>');
  expect(decoded(userAgreement, '54').html).toBe('');
});

test('a shop without an application at WeChat has an empty id', () => {
  expect(decoded(wechatAppId, '44')).toEqual({ appId: 'wxbdc5610cc59c1631' });
  expect(decoded(wechatAppId, '54')).toEqual({ appId: '' });
});
