import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './fixtures.ts';
import { isOverStock, sumOf } from './sums.ts';

const FREE_FROM = 4900;
const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  savedPerPiece: fc.integer({ min: 0, max: 5_000 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
});
const lines = fc
  .array(line, { maxLength: 60 })
  .map((all) => all.map((one, index) => lineOf({ ...one, id: String(index) })));

test('adds up to the fen: goods less discount plus postage is what is paid', () => {
  fc.assert(
    fc.property(lines, (chosen) => {
      const sums = sumOf(chosen, FREE_FROM);
      expect(sums.toPay).toBe(sums.goods - sums.memberDiscount + sums.postage);
      expect(Number.isSafeInteger(sums.toPay)).toBe(true);
    }),
  );
});

test('charges express below the limit and nothing from the limit on', () => {
  expect(sumOf([lineOf({ unitPrice: 4899, quantity: 1 })], FREE_FROM).postage).toBe(1000);
  expect(sumOf([lineOf({ unitPrice: 4900, quantity: 1 })], FREE_FROM).postage).toBe(0);
});

test('charges nothing when nothing is chosen', () => {
  expect(sumOf([], FREE_FROM)).toMatchObject({ kinds: 0, pieces: 0, postage: 0, toPay: 0 });
});

test('knows a line that asks for more than there is', () => {
  expect(isOverStock(lineOf({ quantity: 16, stock: 15 }))).toBe(true);
  expect(isOverStock(lineOf({ quantity: 15, stock: 15 }))).toBe(false);
});
