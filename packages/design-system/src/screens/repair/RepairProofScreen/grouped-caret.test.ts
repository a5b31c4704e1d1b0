import { groupedCode, readCode } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersIn, placeAfter } from './grouped-caret.ts';

test.each([
  ['7K3F-9QTA', 0, 0],
  ['7K3F-9QTA', 4, 4],
  ['7K3F-9QTA', 5, 6],
  ['7K3F-9QTA', 8, 9],
  ['7K3F', 9, 4],
])('finds the place in %s after %i letters', (grouped, letters, place) => {
  expect(placeAfter(grouped, letters)).toBe(place);
});

test('the letters before the caret stay before it when a code is grouped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9A-HJ-NP-Z -]{0,24}$/), fc.nat(24), (typed, at) => {
      const caret = Math.min(at, typed.length);
      const grouped = groupedCode(readCode(typed));
      const place = placeAfter(grouped, lettersIn(typed.slice(0, caret)));
      expect(readCode(grouped.slice(0, place))).toBe(readCode(typed.slice(0, caret)));
    }),
  );
});
