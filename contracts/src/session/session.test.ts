import { captured, decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { authUser, currentUser, login, loginMobile, wechatAuth } from '../index.ts';

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
