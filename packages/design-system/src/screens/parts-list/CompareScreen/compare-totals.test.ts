import type { Difference } from '@shop/parts-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialFilter, COMPARE_FILTERS, matchesFilter, compareTotals } from './compare-totals.ts';

const kindOf = (here: number, before: number): Difference['kind'] => {
  if (before === 0) return 'added';
  if (here === 0) return 'removed';
  if (here === before) return 'same';
  return here > before ? 'more' : 'fewer';
};
const row = fc
  .tuple(fc.nat(9), fc.nat(9), fc.nat(9))
  .filter(([here, before]) => here + before > 0)
  .map(([here, before, inCart]): Difference => ({
    key: '3001/4',
    part: '3001',
    colour: 4,
    kind: kindOf(here, before),
    here,
    before,
    inCart,
  }));
const rows = fc.array(row, { maxLength: 30 });

test('counts the rows of each filter, and every row once by its change', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const sums = compareTotals(all);
      for (const filter of COMPARE_FILTERS)
        expect(sums.rows[filter]).toBe(all.filter((one) => matchesFilter(filter, one)).length);
      const { added, removed, more, fewer, same } = sums.rows;
      expect(added + removed + more + fewer + same).toBe(all.length);
    }),
  );
});

test('counts only pieces that both the list and the cart have', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { piecesInCart } = compareTotals(all);
      expect(piecesInCart).toBeLessThanOrEqual(all.reduce((sum, { here }) => sum + here, 0));
      expect(piecesInCart).toBeLessThanOrEqual(all.reduce((sum, { inCart }) => sum + inCart, 0));
    }),
  );
  expect(compareTotals([{ key: '1', part: '3001', kind: 'more', here: 10, before: 4, inCart: 99 }]).piecesInCart).toBe(
    10,
  );
});

test('starts with changed rows, or with the cart if there is no earlier list', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const sums = compareTotals(all);
      expect(initialFilter(sums, false)).toBe('inCart');
      if (all.length > 0) expect(sums.rows[initialFilter(sums, true)]).toBeGreaterThan(0);
    }),
  );
});
