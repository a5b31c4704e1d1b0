import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathTo } from '../../paths.ts';
import { listQueryFrom } from './list-query.ts';
import { pageFrom } from './page-from.ts';

const query = (search: string) => listQueryFrom(new URLSearchParams(search));
const page = (search: string) => pageFrom(new URLSearchParams(search));

test('reads category, filters, sort order and page from the URL', () => {
  expect(
    query('cid=3&sid=31&colour=4.15&size=2x4&height=1.3&finish=pearl.solid&stock=100&from=5&to=200&sort=priceDown'),
  ).toEqual({
    category: '3',
    sub: '31',
    query: undefined,
    colours: ['4', '15'],
    sizes: ['2x4'],
    heights: [1, 3],
    finishes: ['pearl', 'solid'],
    stock: 100,
    priceFrom: 5,
    priceTo: 200,
    sort: 'priceDown',
  });
  expect(page('page=4')).toBe(4);
});

test('reads several categories, which have no page of their own', () => {
  expect(query('cid=10.2&sid=31')).toMatchObject({ category: undefined, sub: undefined, categories: ['10', '2'] });
  expect(pathTo({ name: 'parts', ...query('cid=10.2') })).toBe('/goods_cate?cid=2.10');
  expect(query('cid=2.2')).toMatchObject({ category: '2', categories: undefined });
  expect(query('sid=31')).toMatchObject({ sub: '31' });
});

test('ignores invalid values one by one', () => {
  const { sort, ...rest } = query(
    'cid=abc&sid=<script>&sort=fast&unknown=1&colour=4.red.15&size=2x&height=-1&finish=shiny&stock=0&from=1.5&to=1e9',
  );
  expect(sort).toBe('default');
  expect(Object.entries(rest).filter(([, value]) => value !== undefined)).toEqual([['colours', ['4', '15']]]);
  for (const wrong of ['-2', '1.5', '1e9', 'x']) expect(page(`page=${wrong}`)).toBe(1);
});

test('trims the search, ignores an empty one and cuts a very long one', () => {
  expect(query('title=%20%202x4%20').query).toBe('2x4');
  expect(query('title=%20%20').query).toBeUndefined();
  expect(query(`title=${'x'.repeat(10_000)}`).query).toHaveLength(200);
});

test('makes one URL for a list, whatever the order of its filters, and reads it back', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 999 }).map(String), { maxLength: 5 });
  const filter = fc.record({
    colours: numbers,
    heights: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
    sizes: fc.uniqueArray(fc.constantFrom('1x1', '2x4', '2x10', '16x16'), { maxLength: 3 }),
    stock: fc.constantFrom(undefined, 1, 100),
    priceFrom: fc.option(fc.nat(9999), { nil: undefined }),
  });
  fc.assert(
    fc.property(filter, (one) => {
      const at = pathTo({ name: 'parts', ...one });
      expect(
        pathTo({
          name: 'parts',
          ...one,
          colours: one.colours.toReversed(),
          heights: one.heights.toReversed(),
          sizes: one.sizes.toReversed(),
        }),
      ).toBe(at);
      expect(pathTo({ name: 'parts', ...query(at.split('?')[1] ?? '') })).toBe(at);
    }),
  );
});
