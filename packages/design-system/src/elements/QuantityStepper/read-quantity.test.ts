import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['１２', 12],
  ['1,234', 1234],
  ['1，234', 1234],
  ['007', 7],
  ['0', 0],
])('reads %j', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

test.each(['', '-1', '1.5', '1e9', '12a', '十', '1,23', ',', '9'.repeat(20), '½'])(
  'takes %j for no quantity',
  (typed) => {
    expect(readQuantity(typed)).toBeUndefined();
  },
);

test('reads every whole number, plain, grouped and full-width', () => {
  fc.assert(
    fc.property(fc.nat(), (quantity) => {
      const plain = String(quantity);
      const wide = plain.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
      expect([plain, quantity.toLocaleString('en'), wide].map(readQuantity)).toEqual([quantity, quantity, quantity]);
    }),
  );
});

test('reads nothing but whole numbers from zero', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const quantity = readQuantity(typed);
      expect(quantity === undefined || (Number.isSafeInteger(quantity) && quantity >= 0)).toBe(true);
    }),
  );
});
