import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { ORDER_NUMBER } from '../example-values.ts';

const shipped: shop.Notice = {
  id: '12',
  subject: 'shipped',
  title: '发货提醒',
  content: '您的订单已发货，请注意查收',
  isUnread: true,
  sentAgo: '2小时前',
  orderNumber: ORDER_NUMBER,
};

/** Notices of the shop to a shopper. */
export const examples: readonly Example[] = [
  example(shop.noticeList, 'a shopper with notices is signed in', {
    query: { page: 1, limit: 20 },
    answer: { notices: [shipped], total: 1 },
  }),
  example(shop.noticeDetail, 'a shopper with notices is signed in', {
    params: { id: '12' },
    answer: shipped,
    supplied: { 'params.id': '${noticeId}' },
  }),
  example(shop.noticeEdit, 'a shopper with notices is signed in', {
    query: { change: 'markRead', noticeId: '12' },
    supplied: { 'query.id': '${noticeId}' },
  }),
];
