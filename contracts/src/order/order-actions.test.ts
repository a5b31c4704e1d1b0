import { decoded } from '../../fixtures/captured.ts';
import { thereAndBack } from '../../fixtures/there-and-back.ts';
import {
  decodeAnswer,
  encodeValue,
  orderAgain,
  orderCancel,
  orderComment,
  orderDel,
  orderTake,
  pathOf,
  wonCoupons,
} from '../index.ts';

test('an order is cancelled by its number, though the server calls it an id', () => {
  expect(encodeValue(orderCancel, orderCancel.body, { id: 'cp513622411122334455' })).toEqual({
    id: 'cp513622411122334455',
  });
});

test.each([[orderTake], [orderDel], [orderAgain]] as const)(
  'the other steps name it by its number, digits or not',
  (call) => {
    expect(encodeValue(call, call.body, { uni: '646988044422873088' })).toEqual({ uni: '646988044422873088' });
  },
);

test('to buy again answers buy-now keys beyond 2^53, one or several in a text', () => {
  expect(decoded(orderAgain, '44')).toEqual({ lines: ['3646988043223302144'] });
  expect(decoded(orderAgain, '54')).toEqual({ lines: ['855361066668916736', '855361066668916737'] });
  expect(decodeAnswer(orderAgain, { status: 200, data: { cateId: 41 } })).toMatchObject({ value: { lines: ['41'] } });
  for (const lines of [[], ['41'], ['855361066668916736', '42']])
    expect(thereAndBack(orderAgain, { lines })).toEqual({ lines });
});

test('a review travels with both kinds of stars and addresses of images', () => {
  const review = { unique: '0f0f', comment: '颜色很正', pics: ['/uploads/a.jpg'], product_score: 5, service_score: 4 };
  expect(encodeValue(orderComment, orderComment.body, review)).toEqual(review);
});

test.each([[{ to_lottery: false }], [null], [[]], [undefined]])(
  'a review is written, whatever stands in the answer: %j',
  (data) => {
    expect(decodeAnswer(orderComment, { status: 200, msg: 'ok', data })).toEqual({
      kind: 'done',
      value: undefined,
      message: 'ok',
    });
  },
);

test('a review that was written before is refused in the server’s words', () => {
  expect(decodeAnswer(orderComment, { status: 400, msg: '该商品已评价' })).toMatchObject({
    kind: 'refused',
    message: '该商品已评价',
  });
});

test('coupons that came with an order are asked for by its number', () => {
  expect(pathOf(wonCoupons, { orderNumber: 'cp513622411122334455' })).toBe(
    '/v2/order/product_coupon/cp513622411122334455',
  );
});
