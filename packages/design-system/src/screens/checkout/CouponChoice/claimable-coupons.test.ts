import type { CouponOffer } from '@shop/contracts';
import { expect, test } from 'vitest';
import { lines } from '../../../commerce/fixtures-lines.ts';
import { lineTotal } from '../../../commerce/totals.ts';
import { fitting, offer } from '../fixtures-coupon-choices.ts';
import { claimableCoupons, type ClaimingFor } from './claimable-coupons.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const DAY = 86_400_000;
const order: ClaimingFor = { lines, held: { fitting: [], others: [] }, receiving: {}, isMember: undefined, now };
const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
const [first] = lines;
const ofFirst = { scope: 'products' as const, products: [first?.productId ?? ''] };

const isClaimable = (given: Partial<CouponOffer>, more: Partial<ClaimingFor> = {}): boolean =>
  claimableCoupons([offer('1', '券', given)], { ...order, ...more }).length === 1;

test.each<[string, Partial<CouponOffer>, Partial<ClaimingFor>?]>([
  ['is for all goods of this value', { from: total }],
  ['is for a product of the order of this value', { ...ofFirst, from: first ? lineTotal(first) : 0 }],
  ['can be used from now on, and its last day is today', { usableFrom: now, usableTo: now - DAY + 1 }],
  ['is for members, and the shopper is one', { scope: 'members' }, { isMember: true }],
  ['was received and may be received again', { isReceived: true, timesReceived: 1, limit: 2 }],
  ['may not have been received', {}, { receiving: { '1': { status: 'unknown' } } }],
])('a coupon is offered that %s', (_, given, more) => {
  expect(isClaimable(given, more)).toBe(true);
});

test.each<[string, Partial<CouponOffer>, Partial<ClaimingFor>?]>([
  ['is for goods of a higher value', { from: total + 1 }],
  ['is for a product of the order of a higher value', { ...ofFirst, from: total }],
  ['is for other products', { scope: 'products', products: ['no such'], from: 0 }],
  ['is for a category, which the lines do not name', { scope: 'category', from: 0 }],
  ['has an unknown scope', { scope: undefined, from: 0 }],
  ['cannot be used yet', { usableFrom: now + 1 }],
  ['cannot be used any more', { usableTo: now - DAY }],
  ['is for members, and nothing is known about the shopper', { scope: 'members' }],
  ['is gone', { left: 0 }],
  ['was received', { isReceived: true }],
  ['was received a moment ago', {}, { receiving: { '1': { status: 'received' } } }],
  [
    'the shopper holds already',
    { title: '全场满减', amount: 500, from: 3000 },
    { held: { fitting: [], others: fitting } },
  ],
  ['saves no more than a coupon at hand', { amount: 500 }, { held: { fitting, others: [] } }],
])('a coupon is not offered that %s', (_, given, more) => {
  expect(isClaimable(given, more)).toBe(false);
});

test('the three largest are offered', () => {
  const offers = [100, 400, 300, 200].map((amount) => offer(String(amount), `减 ${amount}`, { amount }));
  expect(claimableCoupons(offers, order).map(({ amount }) => amount)).toEqual([400, 300, 200]);
});
