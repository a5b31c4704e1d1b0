import { expect, test } from 'vitest';
import { subjectAt } from './subject.ts';

test.each([
  ['/goods_detail/301', '?colour=abc', { productId: '301' }],
  ['/en/goods_detail/301/', '', { productId: '301' }],
  ['/AppChat', '?productId=12&orderId=cp77', { productId: '12', orderId: 'cp77' }],
  ['/vi/user/order_detail', '?orderId=cp77', { orderId: 'cp77' }],
  ['/goods_cate', '?cid=3', {}],
  ['/AppChat', '?productId=&orderId=', {}],
])('the chat opened at %s%s is about %j', (pathname, query, subject) => {
  expect(subjectAt(pathname, query)).toEqual(subject);
});
