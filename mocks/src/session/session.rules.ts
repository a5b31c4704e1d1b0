import {
  authLogin,
  authLogout,
  authUser,
  currentUser,
  type Language,
  login,
  loginMobile,
  logout,
  type Token,
  type User,
  wechatAuth,
} from '@shop/contracts';
import { accountOfPhone, newAccount } from './accounts.ts';
import { MOBILE } from '../address/phone-number.ts';
import { usableCount } from '../coupon/wallet.ts';
import { unreadNoticesOf } from '../notice/notices.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { openSession } from './tokens.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { unreadOf } from '../support/unread.ts';

const MIN_PASSWORD_LENGTH = 6;
/** The verification code that every phone receives, and the code of WeChat's redirect. */
export const MOBILE_CODE = '246810';
export const WECHAT_CODE = 'demo';

function signInByPassword(
  shop: Shop,
  { account, password }: { account: string; password: string },
  language: Language,
): Token {
  if (account.trim() === '' || password === '') throw refusal('credentialsMissing', language);
  if (password.length < MIN_PASSWORD_LENGTH) throw refusal('passwordTooShort', language);
  const known = Object.values(shop.state.accounts).find(
    ({ login: name, phone }) => name === account.trim() || phone === account.trim(),
  );
  if (!known || known.password !== password) throw refusal('wrongCredentials', language);
  return openSession(shop, known);
}

const userOf = (shop: Shop, account: Account): User => ({
  id: account.id,
  nickname: account.nickname,
  avatar: account.avatar,
  phone: account.phone,
  balance: account.balance,
  unreadCount: unreadOf(shop, account) + unreadNoticesOf(shop, account),
  isMember: account.isMember,
  level: account.level,
  hasBalance: true,
  hasTopUp: shop.state.hasTopUps,
  couponCount: usableCount(shop, account),
  favouriteCount: account.favourites.length,
});

function endSession(shop: Shop, token: string | undefined): void {
  if (token) delete shop.state.tokens[token];
}

export const sessionRules = [
  rule(login, ({ shop, body, language }) => signInByPassword(shop, body, language)),
  rule(authLogin, ({ shop, body, language }) => signInByPassword(shop, body, language)),
  rule(loginMobile, ({ shop, body, language }) => {
    if (!MOBILE.test(body.phone)) throw refusal('notMobileNumber', language);
    if (body.captcha !== MOBILE_CODE) throw refusal('wrongCode', language);
    return openSession(shop, accountOfPhone(shop, body.phone) ?? newAccount(shop, body.phone));
  }),
  rule(wechatAuth, ({ shop, query, language }) => {
    const demo = Object.values(shop.state.accounts).find((account) => account.login === 'demo');
    if (query.code !== WECHAT_CODE || !demo) throw refusal('wrongWechatCode', language);
    return openSession(shop, demo);
  }),
  rule(currentUser, ({ shop, user }) => userOf(shop, user)),
  rule(authUser, ({ shop, user }) => userOf(shop, user)),
  rule(logout, ({ shop, token }) => endSession(shop, token)),
  rule(authLogout, ({ shop, token }) => endSession(shop, token)),
];
