import type { HeldCoupon } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCoupon, unusableReason } from './coupon-choices.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const DAY = 86_400_000;
const held = (coupon: Partial<HeldCoupon> = {}): HeldCoupon => ({
  id: '1',
  title: '满减',
  amount: 500,
  from: 4900,
  scope: 'all',
  isOver: false,
  ...coupon,
});
const coupons = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 5000 }),
      usableTo: fc.option(fc.integer({ min: NOW, max: NOW + 90 * DAY }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map(({ usableTo, ...one }, index) => held({ ...one, usableTo, id: String(index) })));

test('the best coupon has the largest discount, and of equals the earliest end', () => {
  fc.assert(
    fc.property(coupons, (fitting) => {
      const best = bestCoupon(fitting);
      expect(fitting).toContain(best);
      expect(
        fitting.every(
          ({ amount, usableTo = Infinity }) =>
            (best?.amount ?? 0) > amount || (best?.amount === amount && (best.usableTo ?? Infinity) <= usableTo),
        ),
      ).toBe(true);
    }),
  );
});

test('without coupons there is no best one', () => {
  expect(bestCoupon([])).toBeUndefined();
});

test.each([
  ['used or expired', held({ isOver: true, usableFrom: NOW + DAY }), { kind: 'expired' }],
  ['ended the day before', held({ usableTo: NOW - DAY }), { kind: 'expired' }],
  ['not begun', held({ usableFrom: NOW + DAY }), { kind: 'notYet', from: NOW + DAY }],
  ['for a larger sum', held({ from: 4900 }), { kind: 'below', missing: 359 }],
  ['for members', held({ from: 0, scope: 'members' }), { kind: 'members' }],
  ['for other goods', held({ from: 0, scope: 'category' }), { kind: 'goods' }],
] as const)('finds why a coupon that is %s does not apply', (_, coupon, reason) => {
  expect(unusableReason(coupon, 4541, NOW)).toEqual(reason);
});

test('includes the last day', () => {
  expect(unusableReason(held({ from: 0, usableTo: Date.parse('2026-11-20T00:00:00+08:00') }), 4541, NOW)).toEqual({
    kind: 'goods',
  });
});

test('the missing amount and the goods add up to the minimum', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (from, goods) => {
      const reason = unusableReason(held({ from }), goods, NOW);
      expect(reason.kind === 'below' ? goods + reason.missing : goods).toBe(
        reason.kind === 'below' ? from : Math.max(goods, from),
      );
    }),
  );
});
