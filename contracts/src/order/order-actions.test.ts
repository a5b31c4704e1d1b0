import { decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import {
  decodeAnswer,
  encodeValue,
  orderAgain,
  orderCancel,
  orderComment,
  orderDel,
  orderTake,
  pathOf,
  earnedCoupons,
} from '../index.ts';

test('cancels an order by its number, which the server calls id', () => {
  expect(encodeValue(orderCancel, orderCancel.body, { id: 'cp513622411122334455' })).toEqual({
    id: 'cp513622411122334455',
  });
});

test.each([[orderTake], [orderDel], [orderAgain]] as const)(
  'the other actions send the number of the order, digits or not',
  (call) => {
    expect(encodeValue(call, call.body, { uni: '646988044422873088' })).toEqual({ uni: '646988044422873088' });
  },
);

test('buying again returns buy-now keys beyond 2^53, one or several in a text', () => {
  expect(decoded(orderAgain, '44')).toEqual({ lines: ['3646988043223302144'] });
  expect(decoded(orderAgain, '54')).toEqual({ lines: ['855361066668916736', '855361066668916737'] });
  expect(decodeAnswer(orderAgain, { status: 200, data: { cateId: 41 } })).toMatchObject({ value: { lines: ['41'] } });
  for (const lines of [[], ['41'], ['855361066668916736', '42']])
    expect(roundTrip(orderAgain, { lines })).toEqual({ lines });
});

test('sends a review with both kinds of stars and addresses of images', () => {
  const review = { unique: '0f0f', comment: '颜色很正', pics: ['/uploads/a.jpg'], product_score: 5, service_score: 4 };
  expect(encodeValue(orderComment, orderComment.body, review)).toEqual(review);
});

test.each([[{ to_lottery: false }], [null], [[]], [undefined]])(
  'a review succeeds with any data in the answer: %j',
  (data) => {
    expect(decodeAnswer(orderComment, { status: 200, msg: 'ok', data })).toEqual({
      kind: 'done',
      value: undefined,
      message: 'ok',
    });
  },
);

test('a second review is refused with the server’s message', () => {
  expect(decodeAnswer(orderComment, { status: 400, msg: '该商品已评价' })).toMatchObject({
    kind: 'refused',
    message: '该商品已评价',
  });
});

test('requests the coupons of a paid order by its number', () => {
  expect(pathOf(earnedCoupons, { orderNumber: 'cp513622411122334455' })).toBe(
    '/v2/order/product_coupon/cp513622411122334455',
  );
});
