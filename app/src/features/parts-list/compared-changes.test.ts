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

test('takes off what the earlier list has, and leaves out what it has whole', () => {
  expect(onlyNew([difference({ here: 7, before: 5, inCart: 0 })], 'both')).toEqual([{ key: '3001/4', quantity: 2 }]);
  expect(onlyNew([difference({ here: 5, before: 5, inCart: 0 })], 'both')).toEqual([{ key: '3001/4', quantity: 0 }]);
});

test('pieces that the earlier list put into the cart are not taken off twice', () => {
  expect(onlyNew([difference({ here: 7, before: 5, inCart: 5 })], 'both')).toEqual([{ key: '3001/4', quantity: 2 }]);
});

test('against the cart alone the earlier list does not count', () => {
  expect(onlyNew([difference({ here: 7, before: 5, inCart: 1 })], 'cart')).toEqual([{ key: '3001/4', quantity: 6 }]);
});

test('never asks for more than the list does, and leaves alone what nothing is taken off from', () => {
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
