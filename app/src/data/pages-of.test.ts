import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

const rows = (page: number, count = 3) => Array.from({ length: count }, (_, at) => page * 10 + at);

test('a list that goes on says so, and one that ends in a short page does not', async () => {
  expect(await pagesOf(2, 3, async (page) => rows(page))).toEqual({ rows: [10, 11, 12, 20, 21, 22], hasMore: true });
  expect(await pagesOf(2, 3, async (page) => rows(page, page === 2 ? 1 : 3))).toEqual({
    rows: [10, 11, 12, 20],
    hasMore: false,
  });
});

test('a list whose first page fails has failed; a later page that fails leaves what is there, and may be asked for again', async () => {
  const failing = (bad: number) => async (page: number) => {
    if (page === bad) throw new Error('down');
    return rows(page);
  };
  await expect(pagesOf(3, 3, failing(1))).rejects.toThrow('down');
  expect(await pagesOf(3, 3, failing(2))).toEqual({ rows: [10, 11, 12], hasMore: true });
});
