import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFor, postageShares, type Pieces } from './refund-money.ts';
import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import { refundableOf } from '../order/order-lines.ts';

const lineParts = fc.tuple(
  fc.integer({ min: 0, max: 9999 }),
  fc.integer({ min: 1, max: 700 }),
  fc.double({ min: 0, max: 1, noNaN: true }),
);

function lineOf(id: string, [unitPrice, quantity, share]: [number, number, number]): BoughtLine {
  return {
    id,
    productId: id,
    uniqueId: id,
    quantity,
    unitPrice,
    savedPerPiece: 0,
    reviewKey: id,
    couponShare: Math.floor(unitPrice * quantity * share),
    refunded: 0,
    isReviewed: false,
  };
}

const anyOrder = fc
  .record({ lines: fc.array(lineParts, { minLength: 1, maxLength: 6 }), postage: fc.constantFrom(0, 1000) })
  .map(({ lines: parts, postage }): StoredOrder => {
    const lines = parts.map((line, place) => lineOf(String(place), line));
    const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const couponDiscount = lines.reduce((sum, { couponShare }) => sum + couponShare, 0);
    const texts = { recipient: '', phone: '', address: '', message: '' };
    return {
      ...texts,
      id: '1',
      number: 'cp1',
      key: 'k',
      accountId: '1',
      kind: 'normal',
      step: 'toShip',
      lines,
      goods,
      postage,
      couponDiscount,
      toPay: goods + postage - couponDiscount,
      placedAt: 0,
    };
  });

/** A share (0 to 1) of the refundable pieces of each line; at least one piece, of the first line that has any. */
function partOf(order: StoredOrder, shares: readonly number[]): Pieces[] {
  const pieces = order.lines
    .map((line, place) => ({
      lineId: line.id,
      quantity: Math.floor(refundableOf(line) * (shares[place % shares.length] ?? 1)),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (pieces.length > 0) return pieces;
  return order.lines
    .filter((line) => refundableOf(line) > 0)
    .slice(0, 1)
    .map(({ id }) => ({ lineId: id, quantity: 1 }));
}

function refund(order: StoredOrder, pieces: readonly Pieces[]): number {
  const amount = amountFor(order, pieces);
  for (const { lineId, quantity } of pieces)
    for (const line of order.lines) if (line.id === lineId) line.refunded += quantity;
  return amount;
}

const isFullyRefunded = (order: StoredOrder) => order.lines.every((line) => refundableOf(line) === 0);
const anyShares = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 12,
});
const rest = (order: StoredOrder): Pieces[] => partOf(order, [1]);

test('the refunds of an unshipped order add up to what was paid, however it is divided', () => {
  fc.assert(
    fc.property(anyOrder, anyShares, (order, divisions) => {
      const amounts = divisions.flatMap((shares) =>
        isFullyRefunded(order) ? [] : [refund(order, partOf(order, shares))],
      );
      if (!isFullyRefunded(order)) amounts.push(refund(order, rest(order)));
      expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.toPay);
    }),
  );
});

test('refunds never exceed what was paid, and exclude the postage of shipped orders', () => {
  fc.assert(
    fc.property(anyOrder, anyShares, fc.nat({ max: 6 }), (order, divisions, shippedAfter) => {
      let sum = 0;
      for (const [place, shares] of divisions.entries()) {
        if (place === shippedAfter) order.shippedAt = 1;
        if (isFullyRefunded(order)) break;
        sum += refund(order, partOf(order, shares));
        expect(sum).toBeLessThanOrEqual(order.shippedAt === undefined ? order.toPay : order.toPay - order.postage);
      }
    }),
  );
});

test('a rejected or withdrawn refund does not change the next one', () => {
  fc.assert(
    fc.property(anyOrder, anyShares, (order, [shares = [1]]) => {
      const pieces = partOf(order, shares);
      const first = refund(order, pieces);
      for (const { lineId, quantity } of pieces)
        for (const line of order.lines) if (line.id === lineId) line.refunded -= quantity;
      expect(refund(order, pieces)).toBe(first);
    }),
  );
});

test('the shares of the postage add up to the refundable postage', () => {
  fc.assert(
    fc.property(
      anyOrder.filter(({ toPay, postage }) => toPay > postage),
      fc.boolean(),
      (order, isShipped) => {
        if (isShipped) order.shippedAt = 1;
        expect(postageShares(order).reduce((sum, share) => sum + share, 0)).toBe(isShipped ? 0 : order.postage);
      },
    ),
  );
});
