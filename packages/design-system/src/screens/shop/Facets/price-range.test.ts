import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice, readRange, toTyped } from './price-range.ts';

test.each([
  ['0.5', 50],
  ['.5', 50],
  ['5', 500],
  ['5.', 500],
  ['¥0.05', 5],
  ['０．５ 元', 50],
  ['1,200', 120_000],
  ['0.500', 50],
  ['', undefined],
  ['  ', undefined],
])('reads %j as a shopper means it', (typed, fen) => {
  expect(readPrice(typed)).toEqual({ fen });
});

test.each([
  ['cheap', 'letters'],
  ['1.2.3', 'letters'],
  ['.', 'letters'],
  ['-1', 'negative'],
  ['−0.5', 'negative'],
  ['0.055', 'fine'],
  ['99999999', 'large'],
])('says what is wrong with %j', (typed, fault) => {
  expect(readPrice(typed)).toEqual({ fault });
});

test('says which end is wrong, and that a range is turned around', () => {
  expect(readRange('x', '2')).toEqual({ at: 'from', fault: 'letters' });
  expect(readRange('1', 'x')).toEqual({ at: 'to', fault: 'letters' });
  expect(readRange('2', '1')).toEqual({ at: 'to', fault: 'turned' });
  expect(readRange('', '1')).toEqual({ from: undefined, to: 100 });
});

test('what stands in a box is read as the price it came from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (fen) => {
      expect(readPrice(toTyped(fen))).toEqual({ fen });
    }),
  );
});
