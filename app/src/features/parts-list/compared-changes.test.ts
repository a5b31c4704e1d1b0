import type { Difference } from '@shop/parts-list';
import fc from 'fast-check';
import { onlyNew } from './compared-changes.ts';

const difference = (counts: Pick<Difference, 'here' | 'before' | 'inCart'>): Difference => ({
  key: '3001/4',
  part: '3001',
  colour: 4,
  kind: 'same',
  ...counts,
});

test('subtracts the pieces of the earlier list, and leaves out rows that it has completely', () => {
  expect(onlyNew([difference({ here: 7, before: 5, inCart: 0 })], 'both')).toEqual([{ key: '3001/4', quantity: 2 }]);
  expect(onlyNew([difference({ here: 5, before: 5, inCart: 0 })], 'both')).toEqual([{ key: '3001/4', quantity: 0 }]);
});

test('does not subtract pieces twice that are both in the earlier list and the cart', () => {
  expect(onlyNew([difference({ here: 7, before: 5, inCart: 5 })], 'both')).toEqual([{ key: '3001/4', quantity: 2 }]);
});

test('ignores the earlier list when only the cart is subtracted', () => {
  expect(onlyNew([difference({ here: 7, before: 5, inCart: 1 })], 'cart')).toEqual([{ key: '3001/4', quantity: 6 }]);
});

test('never requests more than the list, and does not change rows without anything to subtract', () => {
  const count = fc.nat({ max: 50 });
  fc.assert(
    fc.property(count, count, count, (here, before, inCart) => {
      for (const { quantity } of onlyNew([difference({ here, before, inCart })], 'both')) {
        expect(quantity).toBeLessThan(here);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity + before + inCart).toBeGreaterThanOrEqual(here);
      }
    }),
  );
});
