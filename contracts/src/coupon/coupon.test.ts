import { decoded } from '../../fixtures/captured.ts';
import { encodeAnswer } from '../envelope.ts';
import { couponOffers } from '../index.ts';

test('a coupon with an end: amounts as numbers, whether it was received as a flag', () => {
  const [first, second] = decoded(couponOffers, '44');
  expect(first).toEqual({ id: '5', title: '满 49 减 3', amount: 300, from: 4900, scope: 'all', left: 37, isReceived: false, days: 30 });
  expect(second).toMatchObject({ amount: 990, from: 9950, scope: 'category', isReceived: true, days: 0, usableFrom: Date.parse('2026-11-01T00:00:00+08:00'), usableTo: Date.parse('2026-12-31T00:00:00+08:00') });
});

test('a coupon without an end, and one received twice that is gone', () => {
  const [endless, gone] = decoded(couponOffers, '54');
  expect(endless).toMatchObject({ scope: 'products', isReceived: false });
  expect(endless).not.toHaveProperty('left');
  expect(gone).toMatchObject({ scope: 'members', left: 0, isReceived: true });
});

test('a server of ours writes 0 left for a coupon without an end, as the family does', () => {
  const sent = encodeAnswer(couponOffers, decoded(couponOffers, '54')) as { data: unknown[] };
  expect(sent.data[0]).toMatchObject({ is_permanent: 1, remain_count: 0, is_use: 0, coupon_price: '3.00', start_use_time: '' });
});
