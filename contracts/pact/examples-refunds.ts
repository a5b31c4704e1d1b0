import * as shop from '../src/index.ts';
import type { RefundDetail } from '../src/index.ts';
import { example, type Example } from './example.ts';
import { line, ORDER_NUMBER, underReview } from './example-values.ts';

const detail: RefundDetail = {
  ...underReview,
  orderNumber: ORDER_NUMBER,
  returnTo: { name: '', phone: '', address: '' },
  carriers: [],
};
const awaited: RefundDetail = {
  ...detail,
  state: 'awaitingReturn',
  kind: 'goods',
  returnTo: { name: '售后部', phone: '021-61000000', address: '上海市 浦东新区 张江路 2 号' },
  carriers: ['顺丰速运'],
};

const ofOrder = { params: { orderId: '88' }, supplied: { 'params.orderId': '${orderId}' } };
const asking = {
  params: { orderId: '88' },
  body: {
    text: '少件',
    refund_reason_wap_explain: '',
    refund_reason_wap_img: '',
    refund_type: 1 as const,
    cart_ids: [{ cart_id: '41', cart_num: 1 }],
  },
  supplied: { 'params.orderId': '${orderId}', 'body.cart_ids.0.cart_id': '${lineId}' },
};
const looking = {
  params: { refundNumber: underReview.number },
  supplied: { 'params.refundNumber': '${refundNumber}' },
};
const returning = {
  body: {
    id: '5',
    refund_express: 'SF1234567890',
    refund_express_name: '顺丰速运',
    refund_phone: '13800138000',
    refund_explain: '',
  },
  supplied: { 'body.id': '${refundId}' },
};

/** Money back, with goods or without. */
export const refundExamples: readonly Example[] = [
  example(shop.refundReasons, 'a shopper is signed in', { answer: ['少件'] }),
  example(shop.refundLines, 'an order is paid', {
    ...ofOrder,
    answer: [{ ...line, left: 10, couponShare: 0, postageShare: 1000 }],
  }),
  example(shop.refundApply, 'an order is paid', asking),
  example(shop.refundApply, 'a refund is under review', { ...asking, refused: 'saysWhy' }),
  example(shop.refundList, 'a refund is under review', {
    query: { refund_status: '1', page: 1, limit: 10 },
    answer: { refunds: [underReview], total: 1 },
  }),
  example(shop.refundList, 'a shopper is signed in', {
    query: { page: 1, limit: 10 },
    answer: { refunds: [], total: 0 },
  }),
  example(shop.refundDetail, 'a refund is under review', { ...looking, answer: detail }),
  example(shop.refundDetail, 'a refund waits for the parcel', { ...looking, answer: awaited }),
  example(shop.refundDetail, 'the refund does not exist', { ...looking, refused: 'saysWhy' }),
  example(shop.refundCancel, 'a refund is under review', looking),
  example(shop.refundCancel, 'a refund is done', { ...looking, refused: 'saysWhy' }),
  example(shop.refundReturn, 'a refund waits for the parcel', returning),
  example(shop.refundReturn, 'a refund is under review', { ...returning, refused: 'saysWhy' }),
  example(shop.refundDel, 'a refund is done', looking),
  example(shop.refundDel, 'a refund is under review', { ...looking, refused: 'saysWhy' }),
];
