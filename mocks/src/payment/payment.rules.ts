import { earnedCoupons, orderPay, paymentStatus, type Payment } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { heldCouponOf } from '../coupon/wallet.ts';
import { messagesOf } from '../messages/messages.ts';
import { findOrder } from '../order/orders.ts';
import { payByBalance } from './mark-paid.ts';
import { issueCode } from './payment-codes.ts';
import { repairPaymentRules } from './repair-payment.rules.ts';
import { topUpRules } from './top-up.rules.ts';

/** Pays from the balance, if payments work and the balance is high enough. */
function tryBalance(shop: Shop, account: Account, order: StoredOrder): 'paid' | 'short' | 'failed' {
  if (shop.state.backOffice.payments === 'fail' && order.toPay > 0) return 'failed';
  return payByBalance(shop, account, order) ? 'paid' : 'short';
}

export const paymentRules = [
  rule(orderPay, ({ shop, user, body, language, messageLanguage, setMessage }): Payment => {
    const order = findOrder(shop, user, body.uni, language);
    if (order.step !== 'unpaid') throw refusal('alreadyPaid', language);
    // An order of 0 needs no code.
    if (body.paytype !== 'balance' && order.toPay > 0)
      return {
        kind: 'qr',
        by: body.paytype,
        ...issueCode(shop, user.id, body.paytype, { orderNumber: order.number, way: body.paytype }),
      };
    const kind = tryBalance(shop, user, order);
    setMessage(messagesOf(messageLanguage).payment[kind]);
    return { kind };
  }),
  // Requires only the order number, as on servers of the family; the response contains nothing but whether the order is
  // paid.
  rule(paymentStatus, ({ shop, params, language }) => {
    const order = shop.state.orders[params.orderNumber];
    const payable = order?.step === 'cancelled' ? undefined : (order ?? shop.state.repairs[params.orderNumber]);
    if (!payable) throw refusal('orderNotFound', language);
    return {
      isPaid: payable.paidAt !== undefined,
      secondsLeft: Math.max(0, Number(params.until) - Math.floor(shop.clock.now() / 1000)) || 0,
    };
  }),
  rule(earnedCoupons, ({ shop, user, params, language }) => {
    const order = findOrder(shop, user, params.orderNumber, language);
    const number = order.parent ?? order.number;
    return user.coupons
      .filter(({ earnedWith }) => earnedWith === number)
      .flatMap((received) => heldCouponOf(shop, received, language));
  }),
  ...repairPaymentRules,
  ...topUpRules,
];
