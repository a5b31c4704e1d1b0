import type { Favourite, FavouritePage } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPages } from './join-pages.ts';

const SIZE = 5;
const favourite = (id: number): Favourite => ({
  productId: String(id),
  name: `part ${id}`,
  picture: { kind: 'photo', url: '' },
  unit: '',
  sales: 0,
});
/** The page of a server that has favourites 0 to `total`, some of which were deleted. */
const pageOf = (page: number, total: number, isDeleted: (id: number) => boolean): FavouritePage => ({
  favourites: Array.from({ length: SIZE }, (_, index) => (page - 1) * SIZE + index)
    .filter((id) => id < total && !isDeleted(id))
    .map(favourite),
  total,
});

test('loads every favourite page by page, whichever were deleted, and asks for no page beyond the last', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.uniqueArray(fc.nat(40)), (total, deleted) => {
      const pages: FavouritePage[] = [];
      const isDeleted = (id: number) => deleted.includes(id);
      while (joinPages(pages, SIZE).hasMore) pages.push(pageOf(pages.length + 1, total, isDeleted));
      const existing = Array.from({ length: total }, (_, id) => id).filter((id) => !isDeleted(id));
      expect(joinPages(pages, SIZE).rows.map(({ productId }) => Number(productId))).toEqual(existing);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(total / SIZE)));
    }),
  );
});

test('shows a product once that was on two pages', () => {
  const first = { favourites: [0, 1, 2, 3, 4].map(favourite), total: 7 };
  const second = { favourites: [4, 5, 6].map(favourite), total: 7 };
  expect(joinPages([first, second], SIZE).rows.map(({ productId }) => productId)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map(String),
  );
});

test('trusts full pages where the total is wrong', () => {
  expect(joinPages([{ favourites: [0, 1, 2, 3, 4].map(favourite), total: 0 }], SIZE).hasMore).toBe(true);
  expect(joinPages([{ favourites: [0, 1].map(favourite), total: 0 }], SIZE).hasMore).toBe(false);
});
