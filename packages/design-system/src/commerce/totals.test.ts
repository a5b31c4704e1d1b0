import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryTerms } from './fixtures-delivery.ts';
import { lineOf } from './fixtures-lines.ts';
import { isOverStock, totalsOf } from './totals.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  savedPerPiece: fc.integer({ min: 0, max: 5_000 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
});
const lines = fc
  .array(line, { maxLength: 60 })
  .map((all) => all.map((one, index) => lineOf({ ...one, id: String(index) })));

test('adds up exactly: goods minus discount plus postage is the amount to pay', () => {
  fc.assert(
    fc.property(lines, (chosen) => {
      const sums = totalsOf(chosen, deliveryTerms);
      expect(sums.toPay).toBe(sums.goods - sums.memberDiscount + (sums.postage ?? Number.NaN));
      expect(Number.isSafeInteger(sums.toPay)).toBe(true);
    }),
  );
});

test('charges postage below the limit and none from the limit on', () => {
  expect(totalsOf([lineOf({ unitPrice: 4899, quantity: 1 })], deliveryTerms).postage).toBe(1000);
  expect(totalsOf([lineOf({ unitPrice: 4900, quantity: 1 })], deliveryTerms).postage).toBe(0);
});

test('charges nothing without selected lines', () => {
  expect(totalsOf([], deliveryTerms)).toMatchObject({ kinds: 0, pieces: 0, postage: 0, toPay: 0 });
});

test('the postage is unknown where the shop names no terms, and not free', () => {
  const totals = totalsOf([lineOf({ unitPrice: 100_000, quantity: 1 })], undefined);
  expect(totals.postage).toBeUndefined();
  expect(totals.toPay).toBe(100_000);
});

test('recognises a line that exceeds the stock', () => {
  expect(isOverStock(lineOf({ quantity: 16, stock: 15 }))).toBe(true);
  expect(isOverStock(lineOf({ quantity: 15, stock: 15 }))).toBe(false);
  expect(isOverStock(lineOf({ quantity: 9999, stock: undefined }))).toBe(false);
});
