import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf, remainingOf } from './arrived.ts';

const pieces = fc.integer({ min: 0, max: 1000 });
const wanted = fc.integer({ min: 1, max: 1000 });

test('of a line that was not sent yet all pieces remain, whatever is in the cart', () => {
  fc.assert(
    fc.property(wanted, pieces, (quantity, inCart) => {
      expect(remainingOf({ productId: '1', uniqueId: 'a', quantity }, inCart)).toBe(quantity);
    }),
  );
});

test('of a line without an answer, what arrived and what remains are the line, in full or in part', () => {
  fc.assert(
    fc.property(wanted, pieces, pieces, (quantity, before, share) => {
      const arrived = Math.min(share, quantity);
      const line = { productId: '1', uniqueId: 'a', quantity, before };
      expect(remainingOf(line, before + arrived) + arrived).toBe(quantity);
    }),
  );
});

test('pieces that left the cart of the account meanwhile make no more remain than were in the line', () => {
  fc.assert(
    fc.property(wanted, pieces, pieces, (quantity, before, inCart) => {
      const remaining = remainingOf({ productId: '1', uniqueId: 'a', quantity, before }, inCart);
      expect(remaining).toBeGreaterThanOrEqual(0);
      expect(remaining).toBeLessThanOrEqual(quantity);
    }),
  );
});

test('a product without variants is found in the cart by its product, whatever key the server gave it', () => {
  const cart = [
    { productId: '1', uniqueId: 'f1e2', quantity: 5 },
    { productId: '2', uniqueId: 'a', quantity: 3 },
    { productId: '2', uniqueId: 'b', quantity: 4 },
  ];
  expect(piecesOf({ productId: '1', uniqueId: '', quantity: 1 }, cart)).toBe(5);
  expect(piecesOf({ productId: '2', uniqueId: 'b', quantity: 1 }, cart)).toBe(4);
  expect(piecesOf({ productId: '3', uniqueId: '', quantity: 1 }, cart)).toBe(0);
});
