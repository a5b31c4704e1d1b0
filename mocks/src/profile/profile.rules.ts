import { bindPhone, type Language, updatePhone, userEdit } from '@shop/contracts';
import { MOBILE } from '../address/phone-number.ts';
import type { Account } from '../core/account.state.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { MOBILE_CODE } from '../session/session.rules.ts';
import { storedNickname } from './nickname.ts';

type Confirmation = { phone: string; captcha: string };

function checkConfirmation({ phone, captcha }: Confirmation, user: Account, language: Language): void {
  if (!MOBILE.test(phone)) throw refusal('notMobileNumber', language);
  if (captcha !== MOBILE_CODE) throw refusal('wrongCode', language);
  if (phone === user.phone) throw refusal('samePhone', language);
}

const isTaken = (shop: Shop, phone: string): boolean =>
  Object.values(shop.state.accounts).some((account) => account.phone === phone);

export const profileRules = [
  rule(userEdit, ({ user, body }) => {
    user.nickname = storedNickname(body.nickname);
    user.avatar = body.avatar;
  }),
  rule(updatePhone, ({ shop, user, body, language }) => {
    checkConfirmation(body, user, language);
    if (isTaken(shop, body.phone)) throw refusal('phoneTaken', language);
    user.phone = body.phone;
  }),
  rule(bindPhone, ({ shop, user, body, language }) => {
    checkConfirmation(body, user, language);
    if (isTaken(shop, body.phone)) return { isTaken: true };
    user.phone = body.phone;
    return { isTaken: false };
  }),
];
