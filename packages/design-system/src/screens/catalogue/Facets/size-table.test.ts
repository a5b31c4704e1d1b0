import { expect, test } from 'vitest';
import { facets } from '../fixtures-lists.ts';
import { sizeTable } from './size-table.ts';

test('uses the most common sizes as rows and columns, the smallest first', () => {
  const { widths, lengths, at, maxCount } = sizeTable(facets.sizes);
  expect(lengths).toEqual([1, 2, 3, 4, 6, 8]);
  expect(widths).toEqual([1, 2, 3, 4, 6, 8]);
  expect(at(2, 4)?.count).toBe(31);
  expect(at(8, 1)).toBeUndefined();
  expect(maxCount).toBe(61);
});

test('lists every other size that has parts below the table', () => {
  expect(sizeTable(facets.sizes).others.map(({ width, length }) => [width, length])).toEqual([
    [1, 10],
    [1, 12],
    [2, 16],
    [16, 16],
  ]);
});

test('makes an empty table of no sizes', () => {
  expect(sizeTable([])).toMatchObject({ widths: [], lengths: [], others: [] });
});
