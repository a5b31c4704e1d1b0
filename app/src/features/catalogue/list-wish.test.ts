import { expect, test } from 'vitest';
import { wishFrom } from './list-wish.ts';

const wish = (search: string) => wishFrom(new URLSearchParams(search));

test('reads category, sort and page from the address', () => {
  expect(wish('cid=3&sid=31&sort=priceDown&page=4')).toMatchObject({ category: '3', sub: '31', sort: 'priceDown', page: 4 });
});

test('ignores what makes no sense', () => {
  expect(wish('cid=abc&sid=<script>&sort=fast&page=-2&unknown=1')).toEqual({ category: undefined, sub: undefined, query: undefined, sort: 'default', page: 1, limit: 20 });
  expect(wish('page=1.5').page).toBe(1);
  expect(wish('page=1e9').page).toBe(1);
});

test('trims a search, and an empty one is none', () => {
  expect(wish('title=%20%202x4%20').query).toBe('2x4');
  expect(wish('title=%20%20').query).toBeUndefined();
});
