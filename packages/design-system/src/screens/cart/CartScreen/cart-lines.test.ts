import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '../../../commerce/fixtures-lines.ts';
import { lineTotal } from '../../../commerce/totals.ts';
import { priceChangeOf, priceChangesIn } from './price-changes.ts';
import { groupByProduct } from './group-by-product.ts';

const row = fc.record({
  productId: fc.constantFrom('3001', '3020', '3069b', '2780'),
  unitPrice: fc.nat(500),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const lines = fc
  .array(row, { maxLength: 30 })
  .map((rows) => rows.map((one, index) => lineOf({ ...one, id: String(index) })));

test('groups the colours of a part and loses no line', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const groups = groupByProduct(all);
      expect(groups.flat().sort((one, other) => Number(one.id) - Number(other.id))).toEqual(all);
      expect(
        groups.every((group) => group.length > 0 && group.every(({ productId }) => productId === group[0]?.productId)),
      ).toBe(true);
      expect(new Set(groups.map(([first]) => first?.productId)).size).toBe(groups.length);
    }),
  );
});

test('preserves the order of the cart among parts and among the colours of each', () => {
  const ids = groupByProduct([
    lineOf({ id: '1', productId: 'a' }),
    lineOf({ id: '2', productId: 'b' }),
    lineOf({ id: '3', productId: 'a' }),
  ]).map((group) => group.map(({ id }) => id));
  expect(ids).toEqual([['1', '3'], ['2']]);
});

test('the price now is the price before plus the difference', () => {
  fc.assert(
    fc.property(lines, fc.dictionary(fc.integer({ min: 0, max: 29 }).map(String), fc.nat(500)), (all, before) => {
      const { kinds, difference } = priceChangesIn(all, before);
      const then = all.reduce((sum, line) => sum + (before[line.id] ?? line.unitPrice) * line.quantity, 0);
      expect(all.reduce((sum, line) => sum + lineTotal(line), 0)).toBe(then + difference);
      expect(kinds).toBe(all.filter((line) => priceChangeOf(line, before) !== 0).length);
    }),
  );
});

test('a line that was not seen before has no price change', () => {
  expect(priceChangeOf(lineOf({ id: '1', unitPrice: 28 }), {})).toBe(0);
});
