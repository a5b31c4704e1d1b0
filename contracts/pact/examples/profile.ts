import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';

const confirmation = {
  body: { phone: '13812345678', captcha: '246810' },
  supplied: { 'body.phone': '${phone}', 'body.captcha': '${captcha}' },
};

/** Changes of the shopper's own data. */
export const examples: readonly Example[] = [
  example(shop.userEdit, 'a shopper is signed in', { body: { avatar: '/uploads/me.png', nickname: '小颗粒' } }),
  example(shop.updatePhone, 'a shopper with a phone confirms another one', confirmation),
  example(shop.bindPhone, 'a shopper without a phone confirms one', { ...confirmation, answer: { isTaken: false } }),
];
