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

const KEY = '$2y$10$K.HJz1xJZ9c3q9vQ4Y8mHuP9mT8ZcO3b1oQx';
const PNG = 'data:image/png;base64,iVBORw0KGgo=';

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
  example(shop.verifyCodeKey, 'a shopper exists', { answer: { key: KEY } }),
  example(shop.sendSmsCode, 'a code can be sent', {
    body: { phone: '13812345678', type: 'register', key: KEY },
    supplied: { 'body.phone': '${phone}', 'body.key': '${key}' },
  }),
  example(shop.sliderChallenge, 'codes need a slider captcha', {
    query: { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: '1795147200000' },
    answer: { token: '71dd26999e314f9abb0c635336976635', picture: PNG, piece: PNG, secretKey: '16bLQWSD2qV3aTfX' },
  }),
  example(shop.sliderCheck, 'codes need a slider captcha', {
    body: { captchaType: 'blockPuzzle', token: '71dd26999e314f9abb0c635336976635', pointJson: 'q1Jw' },
    supplied: { 'body.token': '${sliderToken}', 'body.pointJson': '${point}' },
  }),
  example(shop.register, 'a code can be sent', {
    body: { account: '13812345678', captcha: '246810', password: 'brick-2x4' },
    supplied: { 'body.account': '${phone}', 'body.captcha': '${captcha}' },
  }),
  example(shop.resetPassword, 'a shopper exists', {
    body: { account: '13800138000', captcha: '246810', password: 'brick-2x4' },
    supplied: { 'body.account': '${phone}', 'body.captcha': '${captcha}' },
  }),
  example(shop.wechatAppId, 'the shop is open', { answer: { appId: 'wxbdc5610cc59c1631' } }),
  example(shop.userAgreement, 'the shop is open', { answer: { title: '用户协议', html: '<p>欢迎。</p>' } }),
  example(shop.agreement, 'the shop is open', {
    params: { type: shop.AGREEMENT.privacy },
    answer: { title: '隐私政策', html: '<p>我们重视你的隐私。</p>' },
  }),
];
