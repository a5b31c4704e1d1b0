import * as shop from '../../src/index.ts';
import type { User } from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { NOON } from '../example-values.ts';

const token = { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', expiresAt: NOON };
const user: User = {
  id: '12',
  nickname: '小颗粒',
  avatar: '/uploads/me.png',
  phone: '13800138000',
  balance: 20_000,
  unreadCount: 1,
  isMember: true,
  couponCount: 1,
  favouriteCount: 1,
};
const loginRequest = {
  body: { account: 'demo', password: 'pip-demo' },
  supplied: { 'body.account': '${account}', 'body.password': '${password}' },
};

/** Signing in and out, and the signed-in shopper. */
export const examples: readonly Example[] = [
  example(shop.authLogin, 'a shopper exists', { ...loginRequest, answer: { token: token.token } }),
  example(shop.authUser, 'a shopper is signed in', { answer: user }),
  example(shop.authLogout, 'a shopper is signed in'),
  example(shop.login, 'a shopper exists', { ...loginRequest, answer: token }),
  example(shop.loginMobile, 'a shopper exists', {
    body: { phone: '13800138000', captcha: '246810' },
    answer: token,
    supplied: { 'body.phone': '${phone}', 'body.captcha': '${captcha}' },
  }),
  example(shop.wechatAuth, 'a shopper exists', {
    query: { code: 'demo' },
    answer: token,
    supplied: { 'query.code': '${code}' },
  }),
  example(shop.currentUser, 'a shopper is signed in', { answer: user }),
  example(shop.currentUser, 'the token has expired', { refused: 'asksToSignIn' }),
  example(shop.logout, 'a shopper is signed in'),
];
