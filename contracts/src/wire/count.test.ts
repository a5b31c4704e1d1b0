import fc from 'fast-check';
import * as z from 'zod/mini';
import { count } from './count.ts';

test.each([
  [3, 3],
  ['12', 12],
  ['3.0', 3],
  [3.0, 3],
  ['-2', -2],
  ['0', 0],
])('reads %j as %i', (wire, number) => {
  expect(z.decode(count, wire)).toBe(number);
});

test('integers survive a round trip', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(z.decode(count, z.encode(count, number))).toBe(number);
    }),
  );
});

test.each([[''], [null], ['3.5'], [3.5], ['many'], [true], [[]], [undefined], [2 ** 60]])('refuses %j', (wire) => {
  expect(z.safeDecode(count, wire as never).success).toBe(false);
});
