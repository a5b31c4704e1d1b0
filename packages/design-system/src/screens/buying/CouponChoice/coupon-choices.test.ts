import type { HeldCoupon } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCoupon, whyNot } from './coupon-choices.ts';

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
  .map((all) =>
    all.map(({ usableTo, ...one }, index) =>
      held({ ...one, ...(usableTo === undefined ? {} : { usableTo }), id: String(index) }),
    ),
  );

test('the best takes off no less than any other, and of equals ends no later', () => {
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

test('there is no best of none', () => {
  expect(bestCoupon([])).toBeUndefined();
});

test.each([
  ['used or expired', held({ isOver: true, usableFrom: NOW + DAY }), { kind: 'over' }],
  ['ended the day before', held({ usableTo: NOW - DAY }), { kind: 'over' }],
  ['not begun', held({ usableFrom: NOW + DAY }), { kind: 'notYet', from: NOW + DAY }],
  ['for a larger sum', held({ from: 4900 }), { kind: 'below', missing: 359 }],
  ['for members', held({ from: 0, scope: 'members' }), { kind: 'members' }],
  ['for other goods', held({ from: 0, scope: 'category' }), { kind: 'goods' }],
] as const)('says of a coupon that is %s why it does not fit', (_, coupon, why) => {
  expect(whyNot(coupon, 4541, NOW)).toEqual(why);
});

test('takes the last day for a whole one', () => {
  expect(whyNot(held({ from: 0, usableTo: Date.parse('2026-11-20T00:00:00+08:00') }), 4541, NOW)).toEqual({
    kind: 'goods',
  });
});

test('what is missing and what is there make the sum that is needed', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (from, goods) => {
      const why = whyNot(held({ from }), goods, NOW);
      expect(why.kind === 'below' ? goods + why.missing : goods).toBe(
        why.kind === 'below' ? from : Math.max(goods, from),
      );
    }),
  );
});
