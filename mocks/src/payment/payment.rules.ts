import { orderPay, paymentStatus, wonCoupons, type Payment } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { giveCode } from './bank.ts';
import { findOrder } from '../order/orders.ts';
import { payByBalance } from './paying.ts';
import { heldCouponOf } from './wallet.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Account, Shop, StoredOrder } from '../shop/state.ts';

/** What the shop says about a payment by balance. */
const SAID: Record<'paid' | 'short' | 'failed', Record<Language, string>> = {
  paid: { 'zh-Hans': '余额支付成功', 'zh-Hant': '餘額支付成功', en: 'Paid by balance' },
  short: { 'zh-Hans': '余额不足', 'zh-Hant': '餘額不足', en: 'Your balance is too small' },
  failed: {
    'zh-Hans': '支付失败，没有扣款',
    'zh-Hant': '支付失敗，沒有扣款',
    en: 'The payment failed, nothing was charged',
  },
};

function outcomeOf(shop: Shop, account: Account, order: StoredOrder): keyof typeof SAID {
  if (shop.state.backOffice.payments === 'fail' && order.toPay > 0) return 'failed';
  return payByBalance(shop, account, order) ? 'paid' : 'short';
}

export const paymentRules = [
  rule(orderPay, ({ shop, user, body, language, say }): Payment => {
    const order = findOrder(shop, user, body.uni, language);
    if (order.step !== 'unpaid') throw refusal('paidAlready', language);
    // Where there is nothing to pay, there is nothing to scan either.
    if (body.paytype !== 'balance' && order.toPay > 0)
      return {
        kind: 'qr',
        by: body.paytype,
        ...giveCode(shop, user.id, body.paytype, { orderNumber: order.number, way: body.paytype }),
      };
    const kind = outcomeOf(shop, user, order);
    say(SAID[kind][language]);
    return { kind };
  }),
  // The order's number is enough to ask, as on servers of the family; it says nothing but whether it is paid.
  rule(paymentStatus, ({ shop, params, language }) => {
    const order = shop.state.orders[params.orderNumber];
    if (!order || order.step === 'cancelled') throw refusal('noOrder', language);
    return {
      isPaid: order.paidAt !== undefined,
      secondsLeft: Math.max(0, Number(params.until) - Math.floor(shop.clock.now() / 1000)) || 0,
    };
  }),
  rule(wonCoupons, ({ shop, user, params, language }) => {
    const order = findOrder(shop, user, params.orderNumber, language);
    const number = order.parent ?? order.number;
    return user.coupons
      .filter(({ wonWith }) => wonWith === number)
      .flatMap((received) => heldCouponOf(shop, received, language));
  }),
];
