import { expect, test } from 'vitest';
import { fetchPages } from './fetch-pages.ts';

const rows = (page: number, count = 3) => Array.from({ length: count }, (_, index) => page * 10 + index);

test('a list may have more rows, unless its last page is shorter than the limit', async () => {
  expect(await fetchPages(2, 3, async (page) => rows(page))).toEqual({ rows: [10, 11, 12, 20, 21, 22], hasMore: true });
  expect(await fetchPages(2, 3, async (page) => rows(page, page === 2 ? 1 : 3))).toEqual({
    rows: [10, 11, 12, 20],
    hasMore: false,
  });
});

test('rejects when the first page fails; a later page that fails is left out and can be fetched again', async () => {
  const failing = (bad: number) => async (page: number) => {
    if (page === bad) throw new Error('down');
    return rows(page);
  };
  await expect(fetchPages(3, 3, failing(1))).rejects.toThrow('down');
  expect(await fetchPages(3, 3, failing(2))).toEqual({ rows: [10, 11, 12], hasMore: true });
});
