import * as shop from '../src/index.ts';
import { example, type Example } from './example.ts';
import { address, coupon, line, NOON, ORDER_KEY, ORDER_NUMBER } from './example-values.ts';

const placed = { orderNumber: ORDER_NUMBER, orderKey: ORDER_KEY };
const draft = {
  orderKey: ORDER_KEY,
  lines: [line],
  prices: { goods: 900, goodsToPay: 850, memberDiscount: 50, postage: 1000, freePostageFrom: 4900 },
  balance: 20_000,
  payWays: ['balance', 'wechat'] as const,
  isActivity: false,
};

/** The address that an order is laid out with need not say its city's id. */
const { cityId: _city, ...chosen } = address;

const ofAddress = { body: { id: '7' }, supplied: { 'body.id': '${addressId}' } };
/** Ids of cities are the server's own, so it is asked to look the city up by its name (type 1). */
const addressed = {
  id: '0',
  real_name: '颗粒',
  phone: '13800138000',
  detail: '张江路 1 号',
  is_default: false,
  address: { province: '上海市', city: '上海市', district: '浦东新区', city_id: '0' },
  type: 1,
};
const confirming = { body: { cartId: '41', new: false }, supplied: { 'body.cartId': '${lineId}' } };
const fitting = {
  params: { price: '0' },
  query: { cartId: '41', new: false, shippingType: 1 },
  supplied: { 'query.cartId': '${lineId}' },
};
const choices = { addressId: '7', couponId: '0', payType: 'balance' as const, useIntegral: false, shipping_type: 1 };
const ordering = {
  params: { orderKey: ORDER_KEY },
  supplied: { 'params.orderKey': '${orderKey}', 'body.addressId': '${addressId}' },
};
const placing = { ...ordering, body: { ...choices, mark: '', new: false, from: 'pc' } };
const paying = {
  body: { uni: ORDER_NUMBER, paytype: 'balance' as const, from: 'pc' },
  supplied: { 'body.uni': '${orderNumber}' },
};
const waiting = {
  params: { orderNumber: ORDER_NUMBER, until: String(NOON / 1000) },
  supplied: { 'params.orderNumber': '${orderNumber}' },
};

/** From the address book to an order that is paid. */
export const buyingExamples: readonly Example[] = [
  example(shop.addressList, 'a shopper is signed in', { query: { page: 1, limit: 20 }, answer: [address] }),
  example(shop.addressList, 'a shopper without an address is signed in', { query: { page: 1, limit: 20 }, answer: [] }),
  example(shop.addressEdit, 'a shopper without an address is signed in', { body: addressed, answer: { addedId: '8' } }),
  example(shop.addressEdit, 'a shopper with an address is signed in', {
    body: { ...addressed, id: '7', detail: '张江路 2 号' },
    supplied: { 'body.id': '${addressId}' },
    answer: {},
  }),
  example(shop.addressDefault, 'a shopper with an address is signed in', ofAddress),
  example(shop.addressDel, 'a shopper with an address is signed in', ofAddress),
  example(shop.cityList, 'the shop is open', { params: { parent: '0' }, answer: [{ id: '1', name: '北京市' }] }),
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
  example(shop.fittingCoupons, 'a coupon fits the cart', { ...fitting, answer: [coupon] }),
  example(shop.fittingCoupons, 'a shopper with a cart is signed in', { ...fitting, answer: [] }),
  example(shop.orderConfirm, 'a shopper with a cart is signed in', {
    ...confirming,
    answer: { ...draft, address: chosen },
  }),
  example(shop.orderConfirm, 'a shopper without an address is signed in', { ...confirming, answer: draft }),
  example(shop.orderComputed, 'an order is laid out', {
    ...ordering,
    body: choices,
    answer: { kind: 'priced', goods: 850, postage: 1000, couponDiscount: 0, pointsDiscount: 0, toPay: 1850 },
  }),
  example(shop.orderComputed, 'the order key is used up', {
    ...ordering,
    body: choices,
    answer: { kind: 'placed', ...placed },
  }),
  example(shop.orderComputed, 'a coupon fits the cart', {
    ...ordering,
    body: { ...choices, couponId: '21' },
    supplied: { ...ordering.supplied, 'body.couponId': '${couponId}' },
    answer: { kind: 'priced', goods: 5000, postage: 0, couponDiscount: 300, pointsDiscount: 0, toPay: 4700 },
  }),
  example(shop.orderCreate, 'an order is laid out', { ...placing, answer: { isNew: true, ...placed } }),
  example(shop.orderCreate, 'the order key is used up', { ...placing, answer: { isNew: false, ...placed } }),
  example(shop.orderPay, 'an order waits for payment', { ...paying, answer: { kind: 'paid' } }),
  example(shop.orderPay, 'the balance is too small', { ...paying, answer: { kind: 'short' } }),
  example(shop.orderPay, 'payments fail', { ...paying, answer: { kind: 'failed' } }),
  example(shop.orderPay, 'an order is paid', { ...paying, refused: 'saysWhy' }),
  example(shop.paymentStatus, 'an order waits for payment', { ...waiting, answer: { isPaid: false, secondsLeft: 37 } }),
  example(shop.paymentStatus, 'an order is paid', { ...waiting, answer: { isPaid: true, secondsLeft: 0 } }),
  example(shop.topUpOffers, 'a shopper is signed in', { answer: [{ id: '12', amount: 5000, gift: 0 }] }),
  // 0: none of the offers, an amount of one's own.
  example(shop.topUp, 'a shopper is signed in', {
    body: { price: 5000, rechar_id: '0', type: 0, from: 'alipay' },
    answer: { code: 'https://qr.alipay.com/x' },
  }),
];
