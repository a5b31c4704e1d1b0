import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import type { Shop } from '../core/shop.ts';
import { messagesOf, type Messages } from '../messages/messages.ts';
import { MOBILE_CODE } from '../session/session.rules.ts';
import { encryptedPoint, newSlider } from '../session/slider.ts';
import { newCodeKey } from '../session/verification.rules.ts';

type Scenario = (shop: Shop) => void;

/** A number that no account of a new shop has. */
const FREE_PHONE = '13812345678';
const WECHAT_APP_ID = 'wxbdc5610cc59c1631';

const refuse = (shop: Shop, calls: readonly string[], key: keyof Messages['refusals']) => {
  const message = messagesOf(DEFAULT_LANGUAGE).refusals[key];
  for (const call of calls) shop.faults.push({ kind: 'refused', status: 400, message, call });
};
const omit = (shop: Shop, calls: readonly string[]) => {
  for (const call of calls) shop.faults.push({ kind: 'unknown', call });
};

/** The states in which the calls of signing in and registering are verified. */
export const signInStates = {
  'a code can be sent': (shop) => {
    Object.assign(shop.known, { phone: FREE_PHONE, captcha: MOBILE_CODE, key: newCodeKey(shop) });
  },
  'codes need a slider captcha': (shop) => {
    shop.state.verification.needsSlider = true;
    const { token } = newSlider(shop);
    Object.assign(shop.known, { sliderToken: token, point: encryptedPoint(shop, token) });
  },
} satisfies Record<string, Scenario>;

/** What may happen while signing in, registering and resetting a password. */
export const signInScenarios = {
  'the code key has expired': (shop) => {
    shop.state.verification.expiredKeys = 1;
  },
  'codes need a picture captcha': (shop) => {
    shop.state.verification.needsPicture = true;
  },
  'codes are asked for too often': (shop) => refuse(shop, ['sendSmsCode'], 'tooManyCodes'),
  'codes have expired': (shop) => refuse(shop, ['loginMobile', 'register', 'resetPassword'], 'codeExpired'),
  'the account is locked': (shop) => refuse(shop, ['login', 'authLogin', 'loginMobile', 'wechatAuth'], 'accountLocked'),
  'the shop offers sign-in by WeChat': (shop) => {
    shop.state.verification.wechatAppId = WECHAT_APP_ID;
  },
  'the shop sends no text messages': (shop) =>
    omit(shop, ['verifyCodeKey', 'sendSmsCode', 'loginMobile', 'register', 'resetPassword']),
  'the shop has no registration': (shop) => omit(shop, ['register', 'resetPassword']),
  'the shop has no agreements': (shop) => omit(shop, ['userAgreement', 'agreement']),
} satisfies Record<string, Scenario>;
