import { productFacets, products } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetsOf } from './facets.ts';
import { listParts } from './list-parts.ts';
import { createShop } from '../shop/create-shop.ts';
import { visit } from '../shop/test-customer.ts';

const shop = createShop();
const page = { page: 1, limit: 20 };
const total = (filter: Partial<Parameters<typeof facetsOf>[1]>) => listParts(shop, { ...page, ...filter }).length;

const someOf = (...values: string[]) =>
  fc.option(
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map((chosen) => chosen.join(',')),
    { nil: undefined },
  );
const anyFilter = fc.record(
  {
    cid: fc.constantFrom('1', '2', '6', '10', '2,10', '1,202'),
    keyword: fc.constantFrom('', 'plate', 'red plate', '2x4', '圆形', '透明'),
    color: someOf('0', '4', '15', '47', '71'),
    size: someOf('1x1', '2x2', '2x4'),
    height: someOf('1', '3'),
    finish: someOf('solid', 'transparent', 'pearl'),
    stock: fc.constantFrom(1, 100, 2000),
    price_from: fc.constantFrom(5, 20),
    price_to: fc.constantFrom(30, 100),
  },
  { requiredKeys: [] },
);

test('the count of each facet value equals the total of the filtered list', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const facets = facetsOf(shop, filter, 'en');
      expect(facets.total).toBe(total(filter));
      const { sid: _, cid: __, ...beside } = { sid: '', cid: '', ...filter };
      for (const { id, count } of facets.categories.slice(0, 4))
        expect(total({ ...beside, ...(id.length > 2 ? { sid: id } : { cid: id }) }), `category ${id}`).toBe(count);
      for (const { id, count } of facets.colours.slice(0, 4))
        expect(total({ ...filter, color: id }), `colour ${id}`).toBe(count);
      for (const { width, length, count } of facets.sizes.slice(0, 4))
        expect(total({ ...filter, size: `${width}x${length}` }), `size ${width}x${length}`).toBe(count);
      for (const { plates, count } of facets.heights.slice(0, 3))
        expect(total({ ...filter, height: String(plates) }), `height ${plates}`).toBe(count);
      for (const { finish, count } of facets.finishes)
        expect(total({ ...filter, finish }), `finish ${finish}`).toBe(count);
      for (const { pieces, count } of facets.stocks)
        expect(total({ ...filter, stock: pieces }), `stock ${pieces}`).toBe(count);
      const { prices } = facets;
      if (prices) {
        const width = Math.max(1, (prices.to - prices.from + 1) / prices.counts.length);
        const [first = 0] = prices.counts;
        expect(total({ ...filter, price_from: prices.from, price_to: Math.ceil(prices.from + width) - 1 })).toBe(first);
      }
    }),
    { numRuns: 25 },
  );
}, 30_000);

test('a second value of a facet widens the list, another facet narrows it', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(total({ ...filter, color: '4,15' })).toBeGreaterThanOrEqual(total({ ...filter, color: '4' }));
      expect(total({ ...filter, size: '2x4', height: '1' })).toBeLessThanOrEqual(
        total({ ...filter, size: '2x4', height: undefined }),
      );
    }),
    { numRuns: 15 },
  );
}, 30_000);

test('several categories, top or sub, list the parts of all of them', () => {
  const [top, other] = shop.catalogue.categories.filter(({ parent }) => parent === undefined);
  const sub = shop.catalogue.categories.find(({ parent }) => parent === other?.id);
  expect(total({ cid: `${top?.id},${sub?.id}` })).toBe(total({ cid: top?.id }) + total({ sid: sub?.id }));
});

test('the order in which values and facets are chosen does not matter', () => {
  const ids = (filter: Partial<Parameters<typeof facetsOf>[1]>) =>
    listParts(shop, { ...page, ...filter }).map(({ mould, offer }) => `${mould.id} ${offer?.uniqueId}`);
  expect(ids({ color: '15,4', size: '4x2,1x2', stock: 100 })).toEqual(
    ids({ stock: 100, size: '1x2,2x4', color: '4,15' }),
  );
});

test('a single offer meets all criteria, and the card shows it', async () => {
  const { get } = visit({ language: 'en' });
  const red = await get(products, { query: { ...page, limit: 100, color: '4', price_to: 20, stock: 500 } });
  expect(red.total).toBeGreaterThan(20);
  for (const { picture, price } of red.products) {
    expect(picture).toMatchObject({ kind: 'part', hex: 'C91A09' });
    expect(price).toBeLessThanOrEqual(20);
  }
  const named = await get(products, { query: { ...page, keyword: 'red plate', price_to: 20 } });
  for (const { picture } of named.products) expect(picture).toMatchObject({ hex: 'C91A09' });
  const cheapest = (await get(products, { query: { ...page, color: '0', priceOrder: 'asc' } })).products.map(
    ({ price }) => price,
  );
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
});

test('unknown values are ignored, and a filter without results reports a total of 0', async () => {
  const { get } = visit();
  const all = (await get(products, { query: page })).total;
  for (const filter of [
    { color: 'x,999999' },
    { size: 'big' },
    { height: '-1' },
    { finish: 'velvet' },
    { stock: -5 },
    { color: '' },
  ])
    expect((await get(products, { query: { ...page, ...filter } })).total).toBe(all);
  const none = await get(productFacets, { query: { color: '4', finish: 'transparent' } });
  expect(none.total).toBe(0);
  expect(none.colours.find(({ id }) => id === '4')).toMatchObject({ count: 0 });
  expect(none.finishes.find(({ finish }) => finish === 'solid')?.count).toBeGreaterThan(0);
});

test('names colours in the language of the shopper, the most common first', async () => {
  const { get } = visit({ language: 'zh-TW' });
  const { colours, prices } = await get(productFacets, { query: { cid: '2' } });
  expect(colours[0]).toMatchObject({ name: '黑色', picture: { kind: 'part', hex: '05131D' } });
  expect(prices?.counts).toHaveLength(14);
});

test('lists products by ids in the order of the ids, without those that no longer exist', async () => {
  const { get } = visit();
  expect((await get(products, { query: { ...page, ids: '13,7,13,999999,x' } })).products.map(({ id }) => id)).toEqual([
    '13',
    '7',
  ]);
});
