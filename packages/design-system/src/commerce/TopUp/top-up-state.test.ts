import { toYuanText } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, toOwnOffer } from './top-up-state.ts';

test('reads back every amount exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (fen) => {
      expect(readAmount(toYuanText(fen))).toBe(fen);
    }),
  );
});

test.each([
  ['88', 8800],
  [' 88.5 ', 8850],
  ['¥1,288.05', 128_805],
  ['８８．８０', 8880],
  ['20元', 2000],
])('reads %s', (typed, fen) => {
  expect(readAmount(typed)).toBe(fen);
});

test.each(['', '0', '0.00', '-5', '1.234', '1e3', '八十八', '12345678', '.5', '5.', 'Infinity'])(
  '%s is no amount',
  (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  },
);

test('an amount has to be within the limits that the server sends', () => {
  const limits = { min: 1000, max: 50_000 };
  expect(toOwnOffer('9.99', limits)).toBe('tooSmall');
  expect(toOwnOffer('500.01', limits)).toBe('tooLarge');
  expect(toOwnOffer('500', limits)).toEqual({ id: '0', amount: 50_000, gift: 0 });
  expect(toOwnOffer('0.01', {})).toEqual({ id: '0', amount: 1, gift: 0 });
});
