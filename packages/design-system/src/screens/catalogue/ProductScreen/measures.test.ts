import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGrams, toMillimetres } from './measures.ts';

test('converts studs and plates to millimetres', () => {
  expect(toMillimetres({ width: 2, length: 4, height: 1 })).toEqual({ width: 16, length: 32, height: 3.2 });
  expect(toMillimetres({ width: 1, length: 1, height: 3 }).height).toBe(9.6);
});

test('shows no floating-point errors', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      (height) => String(toMillimetres({ width: 1, length: 1, height }).height).length <= 5,
    ),
  );
});

test('converts milligrams to grams', () => {
  expect(toGrams(1200)).toBe(1.2);
  expect(toGrams(434)).toBe(0.43);
});
