import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartFilter } from '../../../places/places.ts';
import {
  appliedCount,
  chosenCategories,
  firstOf,
  isChosen,
  toggled,
  toggledCategory,
  withChange,
  without,
  type Facet,
} from './narrow.ts';
import { categories } from '../../../commerce/fixtures-parts.ts';

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

const anyCategory = fc.constantFrom(...categories.flatMap((top) => [top.id, ...top.children.map(({ id }) => id)]));

test('several categories are chosen one by one, and one alone keeps its own page', () => {
  const [plates = { id: '', children: [] }, tiles = plates] = categories.filter(({ children }) => children.length > 0);
  const child = plates.children[0]?.id ?? '';
  const one = toggledCategory({ stock: 1 }, plates.id, categories);
  expect(one).toEqual({ stock: 1, category: plates.id });
  expect(toggledCategory(one, child, categories)).toEqual({ stock: 1, category: plates.id, sub: child });
  const two = toggledCategory(toggledCategory(one, child, categories), tiles.id, categories);
  expect(two).toEqual({ stock: 1, categories: [child, tiles.id] });
  expect(toggledCategory(two, plates.id, categories)).toEqual({ stock: 1, categories: [tiles.id, plates.id] });
  expect(toggledCategory(two, child, categories)).toEqual({ stock: 1, category: tiles.id });
});

test('a category that is chosen twice is not chosen, and a top category is never beside its own', () => {
  fc.assert(
    fc.property(fc.array(anyCategory, { maxLength: 5 }), anyCategory, (before, id) => {
      const filter = before.reduce<PartFilter>((so, one) => toggledCategory(so, one, categories), {});
      const once = toggledCategory(filter, id, categories);
      expect(chosenCategories(once).includes(id)).toBe(!chosenCategories(filter).includes(id));
      expect(chosenCategories(toggledCategory(once, id, categories)).includes(id)).not.toBe(
        chosenCategories(once).includes(id),
      );
      for (const top of categories)
        expect(
          chosenCategories(once).includes(top.id) &&
            top.children.some((child) => chosenCategories(once).includes(child.id)),
        ).toBe(false);
    }),
  );
});

test('shows six values of a long facet with every chosen one, and hides no single value', () => {
  const values = Array.from({ length: 10 }, (_, at) => at);
  expect(firstOf(values, (value) => value === 8)).toEqual({ shown: [0, 1, 2, 3, 4, 5, 8], rest: [6, 7, 9] });
  expect(firstOf(values.slice(0, 7), () => false).rest).toEqual([]);
});
