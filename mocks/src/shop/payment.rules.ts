import { orderPay } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { letters } from './chance.ts';
import { findOrder } from './orders.ts';
import { refusal } from './refusal.ts';
import { rule } from './rule.ts';
import type { Account, Shop, StoredOrder } from './state.ts';

/** A payment code may be scanned for 60 s (reference: trap 37). */
const CODE_LIFE = 60_000;

const PAID: Record<Language, string> = { 'zh-Hans': '余额支付成功', 'zh-Hant': '餘額支付成功', en: 'Paid by balance' };
const SHORT: Record<Language, string> = { 'zh-Hans': '余额不足', 'zh-Hant': '餘額不足', en: 'Your balance is too small' };

/** Takes the money off the balance; false, and nothing happens, when there is not enough. */
export function payByBalance(shop: Shop, account: Account, order: StoredOrder): boolean {
  if (account.balance < order.toPay) return false;
  account.balance -= order.toPay;
  order.step = 'toShip';
  order.paidAt = shop.clock.now();
  return true;
}

export const paymentRules = [
  rule(orderPay, ({ shop, user, body, language, say }) => {
    const order = findOrder(shop, user, body.uni, language);
    if (order.step !== 'unpaid') throw refusal('paidAlready', language);
    if (body.paytype === 'yue') {
      const isPaid = payByBalance(shop, user, order);
      say(isPaid ? PAID[language] : SHORT[language]);
      return { kind: isPaid ? ('paid' as const) : ('short' as const) };
    }
    // Nobody scans these codes: the stand-in shop has no bank behind it, so such an order stays unpaid.
    const code = body.paytype === 'weixin' ? `weixin://wxpay/bizpayurl?pr=${letters(shop.state, 9)}` : `https://qr.alipay.com/bax${letters(shop.state, 20)}`;
    return { kind: 'qr' as const, by: body.paytype, code, validUntil: shop.clock.now() + CODE_LIFE };
  }),
];
