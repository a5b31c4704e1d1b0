import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLinePrice, toLinePrice } from './line-price.ts';

const line = fc
  .record({ unitPrice: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 5000 }) })
  .chain(({ unitPrice, quantity }) =>
    fc
      .tuple(fc.integer({ min: 0, max: unitPrice * quantity }), fc.integer({ min: 0, max: unitPrice * quantity }))
      .map(([a, b]) => [Math.min(a, b), Math.abs(a - b)] as const)
      .map(([couponShare, pointsShare]) => ({ unitPrice, quantity, couponShare, pointsShare })),
  );

test('what a line costs before coupon and points follows from what was paid, whatever the rounding', () => {
  fc.assert(
    fc.property(line, (sold) => {
      const read = toLinePrice({ cart_num: sold.quantity, ...fromLinePrice(sold) });
      expect(read).toEqual({
        unitPrice: sold.unitPrice,
        couponShare: sold.couponShare,
        pointsShare: sold.pointsShare || undefined,
      });
    }),
  );
});

test('a server that does not subtract the coupon from the price is read as it is', () => {
  const listed = { cart_num: 10, truePrice: 85, coupon_price: 30 };
  expect(toLinePrice({ ...listed, sum_true_price: 820 }).unitPrice).toBe(85);
  expect(toLinePrice(listed).unitPrice).toBe(85);
  expect(toLinePrice({ ...listed, coupon_price: 0, sum_true_price: 900 }).unitPrice).toBe(85);
});
