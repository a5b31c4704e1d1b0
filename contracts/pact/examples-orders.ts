import * as shop from '../src/index.ts';
import { example, type Example } from './example.ts';
import { coupon, inParcels, NOON, ORDER_NUMBER, paid, unpaid } from './example-values.ts';

const looking = { params: { orderNumber: ORDER_NUMBER }, supplied: { 'params.orderNumber': '${orderNumber}' } };
const cancelling = { body: { id: ORDER_NUMBER }, supplied: { 'body.id': '${orderNumber}' } };
const going = { body: { uni: ORDER_NUMBER }, supplied: { 'body.uni': '${orderNumber}' } };
const reviewing = {
  body: {
    unique: '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f',
    comment: '颜色很正',
    pics: [],
    product_score: 5,
    service_score: 5,
  },
  supplied: { 'body.unique': '${reviewKey}' },
};

/** A coupon that came with an order: servers of the family do not say from when it can be used. */
const { usableFrom: _from, ...wonCoupon } = coupon;

/** Orders after they were placed. */
export const orderExamples: readonly Example[] = [
  example(shop.orderDetail, 'an order waits for payment', { ...looking, answer: unpaid }),
  example(shop.orderDetail, 'an order is paid', { ...looking, answer: paid }),
  example(shop.orderDetail, 'an order is sent in two parcels', { ...looking, answer: inParcels }),
  example(shop.orderDetail, 'the order does not exist', { ...looking, refused: 'saysWhy' }),
  example(shop.orderList, 'an order is paid', {
    query: { type: '1', page: 1, limit: 10 },
    answer: { orders: [{ ...paid, payWays: [] }], total: 1 },
  }),
  example(shop.orderList, 'a shopper is signed in', {
    query: { search: 'zzzzzz', page: 1, limit: 10 },
    answer: { orders: [], total: 0 },
  }),
  example(shop.orderCounts, 'an order is paid', {
    answer: { all: 1, unpaid: 0, toShip: 1, toReceive: 0, toReview: 0, completed: 0, refunding: 0 },
  }),
  example(shop.orderExpress, 'an order is shipped', {
    ...looking,
    answer: {
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
      address: '上海市 浦东新区 张江路 1 号',
      events: [{ at: NOON, text: '已收取快件' }],
    },
  }),
  example(shop.orderExpress, 'an order is paid', { ...looking, refused: 'saysWhy' }),
  example(shop.orderCancel, 'an order waits for payment', cancelling),
  example(shop.orderCancel, 'an order is paid', { ...cancelling, refused: 'saysWhy' }),
  example(shop.orderTake, 'an order is shipped', going),
  example(shop.orderTake, 'an order is paid', { ...going, refused: 'saysWhy' }),
  example(shop.orderDel, 'an order is completed', going),
  example(shop.orderDel, 'an order is paid', { ...going, refused: 'saysWhy' }),
  example(shop.orderAgain, 'an order is completed', { ...going, answer: { lines: ['3646988043223302144'] } }),
  example(shop.orderComment, 'an order is received', reviewing),
  example(shop.orderComment, 'an order is completed', { ...reviewing, refused: 'saysWhy' }),
  example(shop.wonCoupons, 'an order is paid', { ...looking, answer: [wonCoupon] }),
];
