import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const drawn = (page: number, count: number) => pageWindow(page, count).map((n) => (n === 'gap' ? '…' : n)).join(' ');

test.each([
  [1, 25, '1 2 … 25'],
  [4, 25, '1 2 3 4 5 … 25'],
  [12, 25, '1 … 11 12 13 … 25'],
  [25, 25, '1 … 24 25'],
  [2, 3, '1 2 3'],
])('page %i of %i', (page, count, expected) => {
  expect(drawn(page, count)).toBe(expected);
});

test('always holds the first, the last and the present page, in order, and no gap of a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (count, offset) => {
      const page = 1 + (offset % count);
      const pages = pageWindow(page, count);
      const numbers = pages.filter((n) => n !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      pages.forEach((n, index) => {
        if (n === 'gap') expect((pages[index + 1] as number) - (pages[index - 1] as number)).toBeGreaterThan(2);
      });
    }),
  );
});
