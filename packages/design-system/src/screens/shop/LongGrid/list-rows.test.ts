import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCount, pageOf, pageOfRow, pagesAround, rowCount, rowOfPage } from './list-rows.ts';

const shapes = fc.record({
  length: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.integer({ min: 6, max: 40 }),
  columns: fc.integer({ min: 1, max: 6 }),
});

test('a page begins in the row that is said to show it, however many cards stand in a row', () => {
  fc.assert(
    fc.property(shapes, fc.nat(), (shape, seed) => {
      const page = 1 + (seed % pageCount(shape));
      const row = rowOfPage(page, shape);
      expect(row).toBeLessThan(rowCount(shape));
      expect(pageOfRow(row, shape)).toBe(page);
    }),
  );
});

test('a page that an old address names behind the last one leads to the last', () => {
  expect(rowOfPage(99, { length: 386, pageSize: 20, columns: 4 })).toBe(95);
});

test('every part in sight is in one of the pages asked for, and no page is asked for that is not there', () => {
  fc.assert(
    fc.property(shapes, fc.nat(), fc.nat(8), (shape, seed, more) => {
      const first = seed % rowCount(shape);
      const last = Math.min(rowCount(shape) - 1, first + more);
      const pages = pagesAround(first, last, shape);
      for (let part = first * shape.columns; part < Math.min((last + 1) * shape.columns, shape.length); part += 1)
        expect(pages).toContain(pageOf(part, shape.pageSize));
      for (const page of pages) expect(page >= 1 && page <= pageCount(shape)).toBe(true);
    }),
  );
});

test('an empty list has no pages to ask for', () => {
  expect(pagesAround(0, 5, { length: 0, pageSize: 20, columns: 4 })).toEqual([]);
});
