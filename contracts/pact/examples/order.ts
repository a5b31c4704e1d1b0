import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import {
  address,
  coupon,
  line,
  NOON,
  ORDER_KEY,
  ORDER_NUMBER,
  orderInParcels,
  paidOrder,
  unpaidOrder,
} from '../example-values.ts';

const placed = { orderNumber: ORDER_NUMBER, orderKey: ORDER_KEY };
const draft = {
  orderKey: ORDER_KEY,
  lines: [line],
  prices: { goods: 900, goodsToPay: 850, memberDiscount: 50, postage: 1000, freePostageFrom: 4900 },
  balance: 20_000,
  payWays: ['balance', 'wechat'] as const,
  isActivity: false,
};
/** The address of an order draft may come without the id of its city. */
const { cityId: _city, ...draftAddress } = address;
/** A coupon that came with an order: servers of the family do not say from when it can be used. */
const { usableFrom: _from, ...earnedCoupon } = coupon;

const confirmRequest = { body: { cartId: '41', new: false }, supplied: { 'body.cartId': '${lineId}' } };
const choices = { addressId: '7', couponId: '0', payType: 'balance' as const, useIntegral: false, shipping_type: 1 };
const ofDraft = {
  params: { orderKey: ORDER_KEY },
  supplied: { 'params.orderKey': '${orderKey}', 'body.addressId': '${addressId}' },
};
const createRequest = { ...ofDraft, body: { ...choices, mark: '', new: false, from: 'pc' } };
const ofOrder = { params: { orderNumber: ORDER_NUMBER }, supplied: { 'params.orderNumber': '${orderNumber}' } };
const cancelRequest = { body: { id: ORDER_NUMBER }, supplied: { 'body.id': '${orderNumber}' } };
/** The body of receipt, deletion and buying again. */
const orderBody = { body: { uni: ORDER_NUMBER }, supplied: { 'body.uni': '${orderNumber}' } };

/** An order, from its draft to its completion. */
export const examples: readonly Example[] = [
  example(shop.orderConfirm, 'a shopper with a cart is signed in', {
    ...confirmRequest,
    answer: { ...draft, address: draftAddress },
  }),
  example(shop.orderConfirm, 'a shopper without an address is signed in', { ...confirmRequest, answer: draft }),
  example(shop.orderComputed, 'an order draft exists', {
    ...ofDraft,
    body: choices,
    answer: { kind: 'priced', goods: 850, postage: 1000, couponDiscount: 0, pointsDiscount: 0, toPay: 1850 },
  }),
  example(shop.orderComputed, 'the order key has been used', {
    ...ofDraft,
    body: choices,
    answer: { kind: 'placed', ...placed },
  }),
  example(shop.orderComputed, 'a coupon can be used for the cart', {
    ...ofDraft,
    body: { ...choices, couponId: '21' },
    supplied: { ...ofDraft.supplied, 'body.couponId': '${couponId}' },
    answer: { kind: 'priced', goods: 5000, postage: 0, couponDiscount: 300, pointsDiscount: 0, toPay: 4700 },
  }),
  example(shop.orderCreate, 'an order draft exists', { ...createRequest, answer: { isNew: true, ...placed } }),
  example(shop.orderCreate, 'the order key has been used', { ...createRequest, answer: { isNew: false, ...placed } }),
  example(shop.orderDetail, 'an order waits for payment', { ...ofOrder, answer: unpaidOrder }),
  example(shop.orderDetail, 'an order is paid', { ...ofOrder, answer: paidOrder }),
  example(shop.orderDetail, 'an order is sent in two parcels', { ...ofOrder, answer: orderInParcels }),
  example(shop.orderDetail, 'the order does not exist', { ...ofOrder, refused: 'hasMessage' }),
  example(shop.orderList, 'an order is paid', {
    query: { type: '1', page: 1, limit: 10 },
    answer: { orders: [{ ...paidOrder, payWays: [] }], total: 1 },
  }),
  example(shop.orderList, 'a shopper is signed in', {
    query: { search: 'zzzzzz', page: 1, limit: 10 },
    answer: { orders: [], total: 0 },
  }),
  example(shop.orderCounts, 'an order is paid', {
    answer: { all: 1, unpaid: 0, toShip: 1, toReceive: 0, toReview: 0, completed: 0, refunding: 0 },
  }),
  example(shop.orderExpress, 'an order is shipped', {
    ...ofOrder,
    answer: {
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
      address: '上海市 浦东新区 张江路 1 号',
      events: [{ at: NOON, text: '已收取快件' }],
    },
  }),
  example(shop.orderExpress, 'an order is paid', { ...ofOrder, refused: 'hasMessage' }),
  example(shop.orderCancel, 'an order waits for payment', cancelRequest),
  example(shop.orderCancel, 'an order is paid', { ...cancelRequest, refused: 'hasMessage' }),
  example(shop.orderTake, 'an order is shipped', orderBody),
  example(shop.orderTake, 'an order is paid', { ...orderBody, refused: 'hasMessage' }),
  example(shop.orderDel, 'an order is completed', orderBody),
  example(shop.orderDel, 'an order is paid', { ...orderBody, refused: 'hasMessage' }),
  example(shop.orderAgain, 'an order is completed', { ...orderBody, answer: { lines: ['3646988043223302144'] } }),
  example(shop.earnedCoupons, 'an order is paid', { ...ofOrder, answer: [earnedCoupon] }),
];
