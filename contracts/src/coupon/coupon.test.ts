import fc from 'fast-check';
import { couponOffer, heldCoupon } from '../../fixtures/arbitraries/coupon.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import {
  couponOffers,
  decodeAnswer,
  encodeAnswer,
  encodeValue,
  fittingCoupons,
  heldCoupons,
  earnedCoupons,
} from '../index.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

test('reads a limited coupon: amounts as numbers, the receipt as a flag', () => {
  const [first, second] = decoded(couponOffers, '44');
  expect(first).toEqual({
    id: '5',
    title: '满 49 减 3',
    amount: 300,
    from: 4900,
    scope: 'all',
    left: 37,
    total: 100,
    isReceived: false,
    limit: 1,
    days: 30,
  });
  expect(second).toMatchObject({
    amount: 990,
    from: 9950,
    scope: 'category',
    categories: ['1'],
    isReceived: true,
    timesReceived: undefined,
    days: 0,
    usableFrom: Date.parse('2026-11-01T00:00:00+08:00'),
    usableTo: Date.parse('2026-12-31T00:00:00+08:00'),
  });
});

test('reads an unlimited coupon, and one that was received twice and is used up', () => {
  const [unlimited, gone] = decoded(couponOffers, '54');
  expect(unlimited).toMatchObject({ scope: 'products', products: ['301', '302'], isReceived: false, timesReceived: 0 });
  expect(unlimited).toMatchObject({ left: undefined, total: undefined });
  expect(gone).toMatchObject({ scope: 'members', left: 0, isReceived: true, timesReceived: 2, limit: 1 });
});

test('claims nothing about an offer whose server leaves out stock, limit, goods and receipt', () => {
  const { data } = captured('couponOffers', '44') as { data: Record<string, unknown>[] };
  const {
    type: _t,
    is_permanent: _p,
    remain_count: _r,
    total_count: _c,
    receive_limit: _l,
    is_use: _u,
    ...row
  } = data[0] ?? {};
  for (const offer of [row, { ...row, remain_count: null, total_count: null, type: null, receive_limit: 0 }])
    expect(decodeAnswer(couponOffers, { status: 200, data: [offer] })).toMatchObject({
      value: [{ left: undefined, total: undefined, limit: undefined, scope: undefined, isReceived: false }],
    });
});

test('0 left says nothing unless the server says that the coupon is limited', () => {
  const { data } = captured('couponOffers', '44') as { data: Record<string, unknown>[] };
  const read = (sent: object) =>
    decodeAnswer(couponOffers, { status: 200, data: [{ ...data[0], remain_count: 0, ...sent }] });
  expect(read({ is_permanent: 0 })).toMatchObject({ value: [{ left: 0 }] });
  for (const unknown of [undefined, null, ''])
    expect(read({ is_permanent: unknown })).toMatchObject({ value: [{ left: undefined }] });
});

test('encodes 0 left for an unlimited coupon, as servers of the family do', () => {
  const sent = encodeAnswer(couponOffers, decoded(couponOffers, '54')) as { data: unknown[] };
  expect(sent.data[0]).toMatchObject({
    is_permanent: 1,
    remain_count: 0,
    is_use: 0,
    coupon_price: '3.00',
    start_use_time: '',
  });
});

test('reads held coupons without their Chinese status and kind', () => {
  const [first, bricks, gift, used] = decoded(heldCoupons, '44');
  expect(first).toEqual({
    id: '21',
    title: '满 49 减 3',
    amount: 300,
    from: 4900,
    scope: 'all',
    usableFrom: day('2025-11-01'),
    usableTo: day('2026-12-21'),
    isOver: false,
  });
  expect(bricks).toMatchObject({ amount: 990, from: 9950, scope: 'category', categories: ['1'] });
  // Its template was deleted, so nobody knows what it is for.
  expect(gift).toMatchObject({ from: 0, scope: undefined, isOver: false });
  expect(used).toMatchObject({ id: '18', isOver: true, status: 'used' });
});

test('reads a member’s coupon and an expired one from a list with holes', () => {
  expect(decoded(heldCoupons, '54')).toMatchObject([
    { scope: 'members', isOver: false },
    { id: '17', scope: 'products', isOver: true, status: 'expired', usableTo: day('2025-10-31') },
  ]);
});

test.each([
  ['new for 24 hours', { _type: 2 }, { isOver: false, status: 'new' }],
  ['not usable yet', { _type: 0, _msg: '未开始', pc_msg: '未开始' }, { isOver: false, status: 'notYet' }],
  [
    'over for a reason of its own',
    { pc_type: 0, status: '', pc_msg: '已作废' },
    { isOver: true, statusText: '已作废' },
  ],
  ['over, without a reason', { pc_type: 0, status: '', pc_msg: '' }, { isOver: true, statusText: undefined }],
  ['expired by its text only', { pc_type: undefined, status: '已过期' }, { isOver: true, status: 'expired' }],
])('reads a held coupon that is %s', (_, columns, state) => {
  const { data } = captured('heldCoupons', '44') as { data: Record<string, unknown>[] };
  const row = JSON.parse(JSON.stringify({ ...data[0], ...columns })) as unknown;
  expect(decodeAnswer(heldCoupons, { status: 200, data: [row] })).toMatchObject({ value: [state] });
});

test('coupons that fit an order have another date format and are never over', () => {
  expect(decoded(fittingCoupons, '44')).toEqual([
    {
      id: '21',
      title: '满 49 减 3',
      amount: 300,
      from: 4900,
      scope: 'all',
      usableFrom: day('2025-11-01'),
      usableTo: day('2026-12-21'),
      isOver: false,
    },
  ]);
  expect(decoded(fittingCoupons, '54')).toMatchObject([
    { id: '22', amount: 990, from: 0, scope: 'category', isOver: false },
  ]);
});

test('sends the ids of the lines that a coupon has to fit, separated by commas', () => {
  expect(encodeValue(fittingCoupons, fittingCoupons.query, { cartId: '41,42', new: false, shippingType: 1 })).toEqual({
    cartId: '41,42',
    new: 0,
    shippingType: 1,
  });
});

test('an earned coupon has no id yet and gets the one of its template', () => {
  expect(decoded(earnedCoupons, '44')).toEqual([]);
  expect(decoded(earnedCoupons, '54')).toEqual([
    {
      id: '9',
      title: '下单返券',
      amount: 500,
      from: 9900,
      usableFrom: 1_763_600_100_000,
      usableTo: day('2025-12-20'),
      isOver: false,
    },
  ]);
});

test('a held coupon without its id is a fault', () => {
  const { data } = captured('heldCoupons', '44') as { data: Record<string, unknown>[] };
  const { id: _id, ...nameless } = data[0] ?? {};
  expect(() => decodeAnswer(heldCoupons, { status: 200, data: [nameless] })).toThrow(
    'heldCoupons: data[0].id: expected',
  );
});

test('reports an unreadable day with its path', () => {
  const { data } = captured('heldCoupons', '44') as { data: Record<string, unknown>[] };
  expect(() => decodeAnswer(heldCoupons, { status: 200, data: [{ ...data[0], end_time: 'soon' }] })).toThrow(
    'heldCoupons: data[0].end_time: expected',
  );
});

test('any offer survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.array(couponOffer, { maxLength: 3 }), (offers) => {
      expect(roundTrip(couponOffers, offers)).toEqual(offers);
    }),
  );
});

test('any coupon survives a round trip through JSON, held and earned', () => {
  fc.assert(
    fc.property(fc.array(heldCoupon, { maxLength: 3 }), (coupons) => {
      for (const call of [heldCoupons, fittingCoupons, earnedCoupons])
        expect(roundTrip(call, coupons)).toEqual(coupons);
    }),
  );
});
