import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCount, pageOf, pageOfRow, pagesAround, rowCount, rowOfPage } from './list-rows.ts';

const shapes = fc.record({
  length: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.integer({ min: 6, max: 40 }),
  columns: fc.integer({ min: 1, max: 6 }),
});

test('finds the row in which a page begins, for any number of columns', () => {
  fc.assert(
    fc.property(shapes, fc.nat(), (shape, seed) => {
      const page = 1 + (seed % pageCount(shape));
      const row = rowOfPage(page, shape);
      expect(row).toBeLessThan(rowCount(shape));
      expect(pageOfRow(row, shape)).toBe(page);
    }),
  );
});

test('goes to the last page for a page number that is too high', () => {
  expect(rowOfPage(99, { length: 386, pageSize: 20, columns: 4 })).toBe(95);
});

test('requests the pages of all visible parts, and no page that does not exist', () => {
  fc.assert(
    fc.property(shapes, fc.nat(), fc.nat(8), fc.nat(1), (shape, seed, rows, more) => {
      const first = seed % rowCount(shape);
      const last = Math.min(rowCount(shape) - 1, first + rows);
      const pages = pagesAround(first, last, shape, more);
      for (let part = first * shape.columns; part < Math.min((last + 1) * shape.columns, shape.length); part += 1)
        expect(pages).toContain(pageOf(part, shape.pageSize));
      for (const page of pages) expect(page >= 1 && page <= pageCount(shape)).toBe(true);
    }),
  );
});

test('requests no pages for an empty list', () => {
  expect(pagesAround(0, 5, { length: 0, pageSize: 20, columns: 4 }, 1)).toEqual([]);
});
