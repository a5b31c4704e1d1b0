import type { Order, RefundableLine } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundable, waiting } from '../../../commerce/fixtures-refunds.ts';
import { isAllThatIsLeft, refundAmount, wantedOf } from './refund-amount.ts';

const line = fc
  .record({
    unitPrice: fc.integer({ min: 1, max: 5000 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    couponPart: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ unitPrice, quantity, couponPart }) => ({
    unitPrice,
    quantity,
    couponShare: Math.floor((unitPrice * quantity * couponPart) / 100),
  }));

/** An order whose lines, coupon and postage add up, less what points took off; and nothing of it refunded yet. */
const bought = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    postage: fc.constantFrom(0, 1000),
    points: fc.constantFrom(0, 1, 700),
    isShipped: fc.boolean(),
  })
  .map(({ lines: rows, postage, points, isShipped }) => {
    const goods = rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const couponDiscount = rows.reduce((sum, { couponShare }) => sum + couponShare, 0);
    const pointsDiscount = Math.min(points, goods + postage - couponDiscount);
    const order: Order = {
      ...waiting,
      prices: {
        goods,
        postage,
        couponDiscount,
        pointsDiscount,
        toPay: goods + postage - couponDiscount - pointsDiscount,
      },
      ...(isShipped ? { shippedAt: 1 } : {}),
    };
    const lines = rows.map((row, place): RefundableLine => ({
      ...(refundable[0] as RefundableLine),
      ...row,
      id: String(place),
      left: row.quantity,
      postageShare: 0,
    }));
    return { order, lines };
  });

/** Asks again and again, now for some pieces, at last for all that is left. */
const askAll = (lines: readonly RefundableLine[], order: Order, chances: readonly number[]): number => {
  let now = lines;
  let total = 0;
  for (const chance of [...chances, 1]) {
    const wanted = Object.fromEntries(now.map(({ id, left }) => [id, Math.round(left * chance)]));
    total += refundAmount(order, now, wanted).total;
    now = now.map((of) => ({ ...of, left: of.left - wantedOf(of, wanted) }));
  }
  return total;
};
const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });

test('all refunds of an order together never exceed what was paid', () => {
  fc.assert(
    fc.property(bought, chances, ({ order, lines }, parts) => {
      expect(askAll(lines, order, parts)).toBeLessThanOrEqual(order.prices.toPay);
    }),
  );
});

test('give all of it back, however it is divided, before it was shipped; and all but the postage afterwards', () => {
  fc.assert(
    fc.property(bought, chances, ({ order, lines }, parts) => {
      const { goods, couponDiscount, toPay } = order.prices;
      expect(askAll(lines, order, parts)).toBe(
        order.shippedAt === undefined ? toPay : Math.min(goods - couponDiscount, toPay),
      );
    }),
  );
});

test('rows add up to the total, and nothing is ever below nothing', () => {
  fc.assert(
    fc.property(
      bought,
      fc.dictionary(fc.constantFrom('0', '1', '2', '3', '9'), fc.oneof(fc.integer({ min: -5, max: 90 }), fc.double())),
      ({ order, lines }, wanted) => {
        const { pieces, goods, coupon, postage, other, total } = refundAmount(order, lines, wanted);
        expect(goods - coupon + postage - other).toBe(total);
        for (const part of [pieces, goods, coupon, postage, other, total])
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        expect(pieces).toBeLessThanOrEqual(lines.reduce((sum, { left }) => sum + left, 0));
      },
    ),
  );
});

test('more pieces never come to less', () => {
  fc.assert(
    fc.property(bought, fc.nat(60), fc.nat(60), ({ order, lines }, some, more) => {
      const of = (count: number) => refundAmount(order, lines, { 0: count }).total;
      expect(of(some + more)).toBeGreaterThanOrEqual(of(some));
    }),
  );
});

test('the postage comes back with the last piece of an order that was not shipped', () => {
  const all = Object.fromEntries(refundable.map(({ id, left }) => [id, left]));
  expect(isAllThatIsLeft(refundable, all)).toBe(true);
  expect(refundAmount(waiting, refundable, all).postage).toBe(1000);
  expect(refundAmount({ ...waiting, shippedAt: 1 }, refundable, all).postage).toBe(0);
  expect(refundAmount(waiting, refundable, { ...all, [refundable[0]?.id ?? '']: 0 }).postage).toBe(0);
});
