import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFor, leftOf, postageShares, type Pieces } from './refund-money.ts';
import type { BoughtLine, StoredOrder } from '../shop/state.ts';

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
    const words = { recipient: '', phone: '', address: '', message: '' };
    return {
      ...words,
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

/** A part of what is left of each line: by shares from 0 to 1; the first line with anything left gives at least one piece. */
function partOf(order: StoredOrder, shares: readonly number[]): Pieces[] {
  const wanted = order.lines
    .map((line, place) => ({
      lineId: line.id,
      quantity: Math.floor(leftOf(line) * (shares[place % shares.length] ?? 1)),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (wanted.length > 0) return wanted;
  return order.lines
    .filter((line) => leftOf(line) > 0)
    .slice(0, 1)
    .map(({ id }) => ({ lineId: id, quantity: 1 }));
}

function refund(order: StoredOrder, pieces: readonly Pieces[]): number {
  const amount = amountFor(order, pieces);
  for (const { lineId, quantity } of pieces)
    for (const line of order.lines) if (line.id === lineId) line.refunded += quantity;
  return amount;
}

const isAllBack = (order: StoredOrder) => order.lines.every((line) => leftOf(line) === 0);
const anyShares = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 12,
});
const rest = (order: StoredOrder): Pieces[] => partOf(order, [1]);

test('however an order is cut, nothing sent: all of it brings back exactly what was paid', () => {
  fc.assert(
    fc.property(anyOrder, anyShares, (order, cuts) => {
      const amounts = cuts.flatMap((shares) => (isAllBack(order) ? [] : [refund(order, partOf(order, shares))]));
      if (!isAllBack(order)) amounts.push(refund(order, rest(order)));
      expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.toPay);
    }),
  );
});

test('at no moment more came back than was paid, and never the postage of what was sent', () => {
  fc.assert(
    fc.property(anyOrder, anyShares, fc.nat({ max: 6 }), (order, cuts, sentAfter) => {
      let sum = 0;
      for (const [place, shares] of cuts.entries()) {
        if (place === sentAfter) order.shippedAt = 1;
        if (isAllBack(order)) break;
        sum += refund(order, partOf(order, shares));
        expect(sum).toBeLessThanOrEqual(order.shippedAt === undefined ? order.toPay : order.toPay - order.postage);
      }
    }),
  );
});

test('a refund that came to nothing changes nothing for the next', () => {
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

test('the parts of the postage add up to what of it can come back', () => {
  fc.assert(
    fc.property(
      anyOrder.filter(({ toPay, postage }) => toPay > postage),
      fc.boolean(),
      (order, isSent) => {
        if (isSent) order.shippedAt = 1;
        expect(postageShares(order).reduce((sum, share) => sum + share, 0)).toBe(isSent ? 0 : order.postage);
      },
    ),
  );
});
