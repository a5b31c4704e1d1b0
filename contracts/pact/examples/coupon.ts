import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { coupon } from '../example-values.ts';

const receiveRequest = { body: { couponId: '5' }, supplied: { 'body.couponId': '${couponId}' } };
const fittingRequest = {
  params: { price: '0' },
  query: { cartId: '41', new: false, shippingType: 1 },
  supplied: { 'query.cartId': '${lineId}' },
};

/** Coupons on offer, and those that a shopper holds. */
export const examples: readonly Example[] = [
  example(shop.couponOffers, 'the shop is open', {
    query: {},
    answer: [
      {
        id: '5',
        title: '满 49 减 3',
        amount: 300,
        from: 4900,
        scope: 'all',
        left: 37,
        isReceived: false,
        timesReceived: 0,
        limit: 1,
        days: 30,
      },
    ],
  }),
  example(shop.couponReceive, 'a coupon can be received', receiveRequest),
  example(shop.couponReceive, 'no coupon is left', { ...receiveRequest, refused: 'hasMessage' }),
  example(shop.heldCoupons, 'a shopper has coupons', {
    params: { kind: '0' },
    query: { page: 1, limit: 20 },
    answer: [coupon],
  }),
  example(shop.heldCoupons, 'a shopper is signed in', {
    params: { kind: '2' },
    query: { page: 1, limit: 20 },
    answer: [],
  }),
  example(shop.fittingCoupons, 'a coupon can be used for the cart', { ...fittingRequest, answer: [coupon] }),
  example(shop.fittingCoupons, 'a shopper with a cart is signed in', { ...fittingRequest, answer: [] }),
];
