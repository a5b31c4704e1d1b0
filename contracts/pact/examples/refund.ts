import * as shop from '../../src/index.ts';
import type { RefundDetail } from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { line, ORDER_NUMBER, refundUnderReview } from '../example-values.ts';

const detail: RefundDetail = {
  ...refundUnderReview,
  orderNumber: ORDER_NUMBER,
  returnTo: { name: '', phone: '', address: '' },
  carriers: [],
};
const awaitingReturn: RefundDetail = {
  ...detail,
  state: 'awaitingReturn',
  kind: 'goods',
  returnTo: { name: '售后部', phone: '021-61000000', address: '上海市 浦东新区 张江路 2 号' },
  carriers: ['顺丰速运'],
};

const ofOrder = { params: { orderId: '88' }, supplied: { 'params.orderId': '${orderId}' } };
const applyRequest = {
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
const ofRefund = {
  params: { refundNumber: refundUnderReview.number },
  supplied: { 'params.refundNumber': '${refundNumber}' },
};
const returnRequest = {
  body: {
    id: '5',
    refund_express: 'SF1234567890',
    refund_express_name: '顺丰速运',
    refund_phone: '13800138000',
    refund_explain: '',
  },
  supplied: { 'body.id': '${refundId}' },
};

/** Refunds, of money alone and of returned goods. */
export const examples: readonly Example[] = [
  example(shop.refundReasons, 'a shopper is signed in', { answer: ['少件'] }),
  example(shop.refundLines, 'an order is paid', {
    ...ofOrder,
    answer: [{ ...line, left: 10, couponShare: 0, postageShare: 1000 }],
  }),
  example(shop.refundApply, 'an order is paid', applyRequest),
  example(shop.refundApply, 'a refund is under review', { ...applyRequest, refused: 'hasMessage' }),
  example(shop.refundList, 'a refund is under review', {
    query: { refund_status: '1', page: 1, limit: 10 },
    answer: { refunds: [refundUnderReview], total: 1 },
  }),
  example(shop.refundList, 'a shopper is signed in', {
    query: { page: 1, limit: 10 },
    answer: { refunds: [], total: 0 },
  }),
  example(shop.refundDetail, 'a refund is under review', { ...ofRefund, answer: detail }),
  example(shop.refundDetail, 'a refund waits for the parcel', { ...ofRefund, answer: awaitingReturn }),
  example(shop.refundDetail, 'the refund does not exist', { ...ofRefund, refused: 'hasMessage' }),
  example(shop.refundCancel, 'a refund is under review', ofRefund),
  example(shop.refundCancel, 'a refund is done', { ...ofRefund, refused: 'hasMessage' }),
  example(shop.refundReturn, 'a refund waits for the parcel', returnRequest),
  example(shop.refundReturn, 'a refund is under review', { ...returnRequest, refused: 'hasMessage' }),
  example(shop.refundDel, 'a refund is done', ofRefund),
  example(shop.refundDel, 'a refund is under review', { ...ofRefund, refused: 'hasMessage' }),
];
