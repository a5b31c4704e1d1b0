import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartFilter } from '../../../places/places.ts';
import { appliedCount, withChange, isChosen, toggled, without, type Facet } from './narrow.ts';

const FULL: PartFilter = {
  category: '2',
  sub: '202',
  colours: ['4', '15'],
  sizes: ['2x4'],
  heights: [1, 3],
  finishes: ['solid'],
  stock: 1,
  priceFrom: 5,
  priceTo: 200,
};
const filters: fc.Arbitrary<PartFilter> = fc.record(
  {
    colours: fc.uniqueArray(fc.constantFrom('4', '15', '1'), { minLength: 1 }),
    heights: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 }),
    stock: fc.constantFrom(1, 100),
  },
  { requiredKeys: [] },
);

test('removes a value when it is toggled twice', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom('4', '15', '1'), (filter, colour) => {
      const once = toggled(filter, 'colours', colour);
      expect(isChosen(once, 'colours', colour)).toBe(!isChosen(filter, 'colours', colour));
      expect(new Set(toggled(once, 'colours', colour).colours)).toEqual(new Set(filter.colours));
    }),
  );
});

test('removes the facet with its last value', () => {
  expect(toggled({ sizes: ['2x4'] }, 'sizes', '2x4')).toEqual({});
});

test('counts each applied value, and a price range once', () => {
  expect(appliedCount(FULL)).toBe(10);
  expect(appliedCount({})).toBe(0);
  expect(appliedCount({ priceFrom: 0 })).toBe(1);
});

test.each<[Facet, Partial<PartFilter>]>([
  ['category', { category: undefined, sub: undefined }],
  ['sub', { sub: undefined }],
  ['price', { priceFrom: undefined, priceTo: undefined }],
  ['colours', { colours: undefined }],
])('removes %s and nothing else', (facet, gone) => {
  expect(without(FULL, facet)).toEqual(withChange(FULL, gone));
  expect(Object.keys(without(FULL, facet))).not.toEqual(expect.arrayContaining(Object.keys(gone)));
});
