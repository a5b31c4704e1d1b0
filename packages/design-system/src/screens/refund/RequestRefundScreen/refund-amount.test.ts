import type { Order, RefundableLine } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundable } from '../fixtures-refundable.ts';
import { waiting } from '../../../commerce/fixtures-refunds.ts';
import { isEverythingLeft, refundAmount, requestedOf } from './refund-amount.ts';

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

/** An order whose lines, coupon and postage add up, less its points discount, without refunds. */
const paidOrder = fc
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
      shippedAt: isShipped ? 1 : undefined,
    };
    const lines = rows.map((row, index): RefundableLine => ({
      ...(refundable[0] as RefundableLine),
      ...row,
      id: String(index),
      left: row.quantity,
      postageShare: 0,
    }));
    return { order, lines };
  });

/** Requests several refunds in turn, each for some pieces, the last for all that are left. */
const requestAll = (lines: readonly RefundableLine[], order: Order, fractions: readonly number[]): number => {
  let now = lines;
  let total = 0;
  for (const fraction of [...fractions, 1]) {
    const requested = Object.fromEntries(now.map(({ id, left }) => [id, Math.round(left * fraction)]));
    total += refundAmount(order, now, requested).total;
    now = now.map((of) => ({ ...of, left: of.left - requestedOf(of, requested) }));
  }
  return total;
};
const fractions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });

test('all refunds of an order together never exceed what was paid', () => {
  fc.assert(
    fc.property(paidOrder, fractions, ({ order, lines }, parts) => {
      expect(requestAll(lines, order, parts)).toBeLessThanOrEqual(order.prices.toPay);
    }),
  );
});

test('refunds everything before shipping and everything but postage afterwards, however it is divided', () => {
  fc.assert(
    fc.property(paidOrder, fractions, ({ order, lines }, parts) => {
      const { goods, couponDiscount, toPay } = order.prices;
      expect(requestAll(lines, order, parts)).toBe(
        order.shippedAt === undefined ? toPay : Math.min(goods - couponDiscount, toPay),
      );
    }),
  );
});

test('rows add up to the total, and none is negative', () => {
  fc.assert(
    fc.property(
      paidOrder,
      fc.dictionary(fc.constantFrom('0', '1', '2', '3', '9'), fc.oneof(fc.integer({ min: -5, max: 90 }), fc.double())),
      ({ order, lines }, requested) => {
        const { pieces, goods, coupon, postage, other, total } = refundAmount(order, lines, requested);
        expect(goods - coupon + postage - other).toBe(total);
        for (const part of [pieces, goods, coupon, postage, other, total])
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        expect(pieces).toBeLessThanOrEqual(lines.reduce((sum, { left }) => sum + left, 0));
      },
    ),
  );
});

test('more pieces never give a smaller refund', () => {
  fc.assert(
    fc.property(paidOrder, fc.nat(60), fc.nat(60), ({ order, lines }, some, more) => {
      const of = (count: number) => refundAmount(order, lines, { 0: count }).total;
      expect(of(some + more)).toBeGreaterThanOrEqual(of(some));
    }),
  );
});

test('refunds the postage with the last piece of an order that was not shipped', () => {
  const all = Object.fromEntries(refundable.map(({ id, left }) => [id, left]));
  expect(isEverythingLeft(refundable, all)).toBe(true);
  expect(refundAmount(waiting, refundable, all).postage).toBe(1000);
  expect(refundAmount({ ...waiting, shippedAt: 1 }, refundable, all).postage).toBe(0);
  expect(refundAmount(waiting, refundable, { ...all, [refundable[0]?.id ?? '']: 0 }).postage).toBe(0);
});
