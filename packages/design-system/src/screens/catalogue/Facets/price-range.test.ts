import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice, readRange } from './price-range.ts';
import { toTyped } from './to-typed.ts';

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
])('reads %j as a price', (typed, fen) => {
  expect(readPrice(typed)).toEqual({ fen });
});

test.each([
  ['cheap', 'notANumber'],
  ['1.2.3', 'notANumber'],
  ['.', 'notANumber'],
  ['-1', 'negative'],
  ['−0.5', 'negative'],
  ['0.055', 'tooPrecise'],
  ['99999999', 'tooHigh'],
])('reports what is wrong with %j', (typed, fault) => {
  expect(readPrice(typed)).toEqual({ fault });
});

test('reports which end is wrong, and a reversed range', () => {
  expect(readRange('x', '2')).toEqual({ at: 'from', fault: 'notANumber' });
  expect(readRange('1', 'x')).toEqual({ at: 'to', fault: 'notANumber' });
  expect(readRange('2', '1')).toEqual({ at: 'to', fault: 'reversed' });
  expect(readRange('', '1')).toEqual({ from: undefined, to: 100 });
});

test('reads the text of an input back as the same price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (fen) => {
      expect(readPrice(toTyped(fen))).toEqual({ fen });
    }),
  );
});
