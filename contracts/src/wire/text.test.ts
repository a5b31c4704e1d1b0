import fc from 'fast-check';
import * as z from 'zod/mini';
import { text } from './text.ts';

test.each([
  ['红', '红'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [4.5, '4.5'],
])('reads %j as %j', (wire, value) => {
  expect(z.decode(text, wire)).toBe(value);
});

test('any text survives a round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(z.decode(text, z.encode(text, value))).toBe(value);
    }),
  );
});

test.each([[true], [[]], [{}]])('refuses %j', (wire) => {
  expect(z.safeDecode(text, wire as never).success).toBe(false);
});
