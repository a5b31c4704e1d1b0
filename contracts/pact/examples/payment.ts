import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { NOON, ORDER_NUMBER } from '../example-values.ts';

const payRequest = {
  body: { uni: ORDER_NUMBER, paytype: 'balance' as const, from: 'pc' },
  supplied: { 'body.uni': '${orderNumber}' },
};
const statusRequest = {
  params: { orderNumber: ORDER_NUMBER, until: String(NOON / 1000) },
  supplied: { 'params.orderNumber': '${orderNumber}' },
};

/** Payments and top-ups. */
export const examples: readonly Example[] = [
  example(shop.orderPay, 'an order waits for payment', { ...payRequest, answer: { kind: 'paid' } }),
  example(shop.orderPay, 'the balance is too small', { ...payRequest, answer: { kind: 'short' } }),
  example(shop.orderPay, 'payments fail', { ...payRequest, answer: { kind: 'failed' } }),
  example(shop.orderPay, 'an order is paid', { ...payRequest, refused: 'hasMessage' }),
  example(shop.paymentStatus, 'an order waits for payment', {
    ...statusRequest,
    answer: { isPaid: false, secondsLeft: 37 },
  }),
  example(shop.paymentStatus, 'an order is paid', { ...statusRequest, answer: { isPaid: true, secondsLeft: 0 } }),
  example(shop.topUpOffers, 'a shopper is signed in', {
    answer: { offers: [{ id: '12', amount: 5000, gift: 0 }], notices: [] },
  }),
  // 0: none of the offers, but an amount that the shopper enters.
  example(shop.topUp, 'a shopper is signed in', {
    body: { price: 5000, rechar_id: '0', type: 0, from: 'alipay' },
    answer: { code: 'https://qr.alipay.com/x' },
  }),
];
