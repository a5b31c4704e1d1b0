import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGrams, toMillimetres } from './measures.ts';

test('a plate 2 × 4 measures 16 × 32 × 3.2 mm, a brick of three plates is 9.6 mm high', () => {
  expect(toMillimetres({ width: 2, length: 4, height: 1 })).toEqual({ width: 16, length: 32, height: 3.2 });
  expect(toMillimetres({ width: 1, length: 1, height: 3 }).height).toBe(9.6);
});

test('no measure shows float dust', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      (height) => String(toMillimetres({ width: 1, length: 1, height }).height).length <= 5,
    ),
  );
});

test('weighs in grams', () => {
  expect(toGrams(1200)).toBe(1.2);
  expect(toGrams(434)).toBe(0.43);
});
