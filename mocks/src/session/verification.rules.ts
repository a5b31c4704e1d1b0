import {
  agreement,
  AGREEMENT,
  register,
  resetPassword,
  sendSmsCode,
  sliderChallenge,
  sliderCheck,
  userAgreement,
  verifyCodeKey,
  wechatAppId,
  type Language,
} from '@shop/contracts';
import { MOBILE } from '../address/phone-number.ts';
import { randomDigits, randomText } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { messagesOf } from '../messages/messages.ts';
import { accountOfPhone, newAccount } from './accounts.ts';
import { MOBILE_CODE } from './session.rules.ts';
import { PICTURE_LENGTH } from './captcha-picture.ts';
import { checkSlider, newSlider, consumeSlider } from './slider.ts';

/** How long a key is valid, and the time in which a phone gets one code (reference: login). */
export const KEY_LIFETIME_MS = 300_000;
export const CODE_INTERVAL_MS = 60_000;
/** The picture captcha is required after this many codes with one key. */
const CODES_WITHOUT_PICTURE = 2;
const PASSWORD_LENGTH = { min: 6, max: 16 };
const CODE_LIFETIME_MINUTES = 5;

/** A new key for codes. */
export function newCodeKey(shop: Shop): string {
  const key = `$2y$10$${randomText(shop.state, 24)}`;
  shop.state.verification.keys[key] = {
    issuedAt: shop.clock.now(),
    codes: 0,
    pictureText: randomDigits(shop.state, PICTURE_LENGTH),
  };
  return key;
}

/** Checks the key, and its picture captcha once that is required. */
function checkKey(shop: Shop, { key, code }: { key: string; code?: string }, language: Language): void {
  const { verification } = shop.state;
  const stored = verification.keys[key];
  const isExpired = !stored || shop.clock.now() - stored.issuedAt >= KEY_LIFETIME_MS;
  if (isExpired || verification.expiredKeys > 0) {
    verification.expiredKeys = Math.max(0, verification.expiredKeys - 1);
    delete verification.keys[key];
    throw refusal('codeKeyExpired', language);
  }
  if (verification.needsPicture || stored.codes > CODES_WITHOUT_PICTURE) {
    if (!code) throw refusal('pictureRequired', language);
    if (code !== stored.pictureText) {
      stored.pictureText = randomDigits(shop.state, PICTURE_LENGTH);
      throw refusal('wrongPicture', language);
    }
  }
  stored.codes += 1;
}

function checkCode(phone: string, captcha: string, language: Language): void {
  if (!MOBILE.test(phone)) throw refusal('notMobileNumber', language);
  if (captcha !== MOBILE_CODE) throw refusal('wrongCode', language);
}

function checkPassword(password: string, language: Language): void {
  const { length } = password;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) throw refusal('passwordLength', language);
  if (password === '123456') throw refusal('passwordTooSimple', language);
}

export const verificationRules = [
  rule(verifyCodeKey, ({ shop }) => ({ key: newCodeKey(shop), codeLifetimeMinutes: CODE_LIFETIME_MINUTES })),
  rule(sendSmsCode, ({ shop, body, language, messageLanguage, setMessage }) => {
    const { verification } = shop.state;
    if (!MOBILE.test(body.phone)) throw refusal('notMobileNumber', language);
    if (verification.needsSlider) consumeSlider(shop, body.captchaVerification, language);
    checkKey(shop, body, language);
    if (body.type === 'register' && accountOfPhone(shop, body.phone)) throw refusal('phoneRegistered', language);
    const now = shop.clock.now();
    const isRecent = now - (verification.sentAt[body.phone] ?? -CODE_INTERVAL_MS) < CODE_INTERVAL_MS;
    const messages = messagesOf(messageLanguage).session;
    setMessage(isRecent ? messages.codeAlreadySent : messages.codeSent);
    if (!isRecent) verification.sentAt[body.phone] = now;
  }),
  rule(sliderChallenge, ({ shop }) => newSlider(shop)),
  rule(sliderCheck, ({ shop, body, language }) => checkSlider(shop, body, language)),
  rule(register, ({ shop, body, language, messageLanguage, setMessage }) => {
    checkCode(body.account, body.captcha, language);
    checkPassword(body.password, language);
    if (accountOfPhone(shop, body.account)) throw refusal('phoneRegistered', language);
    newAccount(shop, body.account).password = body.password;
    setMessage(messagesOf(messageLanguage).session.registered);
  }),
  rule(resetPassword, ({ shop, body, language, messageLanguage, setMessage }) => {
    checkCode(body.account, body.captcha, language);
    checkPassword(body.password, language);
    const account = accountOfPhone(shop, body.account);
    if (!account) throw refusal('phoneUnknown', language);
    account.password = body.password;
    setMessage(messagesOf(messageLanguage).session.passwordChanged);
  }),
  rule(wechatAppId, ({ shop }) => ({ appId: shop.state.verification.wechatAppId })),
  rule(userAgreement, ({ language }) => {
    const { termsTitle, termsHtml } = messagesOf(language).session;
    return { title: termsTitle, html: termsHtml };
  }),
  rule(agreement, ({ params, language }) => {
    const { termsTitle, termsHtml, privacyTitle, privacyHtml } = messagesOf(language).session;
    if (params.type === AGREEMENT.privacy) return { title: privacyTitle, html: privacyHtml };
    return params.type === AGREEMENT.terms ? { title: termsTitle, html: termsHtml } : { title: '', html: '' };
  }),
];
