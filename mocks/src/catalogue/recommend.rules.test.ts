import {
  bannerList,
  categoryBlocks,
  goodProducts,
  phoneBuying,
  productCode,
  productDetail,
  recommendedProducts,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

const first = { page: 1, limit: 20 };
const list = (type: '1' | '2' | '3' | '4') => ({ params: { type }, query: first });

test('the best, bestselling, new and reduced parts are four different lists', async () => {
  const { shop, get } = visit();
  const [best, hot, fresh, benefit] = await Promise.all(
    (['1', '2', '3', '4'] as const).map((type) => get(recommendedProducts, list(type))),
  );
  const addedAt = (id: string) => shop.catalogue.moulds.find((mould) => mould.id === id)?.addedAt ?? 0;
  expect(best?.products).toHaveLength(20);
  expect(hot?.products.map(({ sales = 0 }) => sales)).toEqual(
    hot?.products.map(({ sales = 0 }) => sales).toSorted((a, b) => b - a),
  );
  const arrivals = fresh?.products.map(({ id }) => addedAt(id));
  expect(arrivals).toEqual(arrivals?.toSorted((a, b) => b - a));
  expect(benefit?.products.every(({ price, marketPrice = 0 }) => marketPrice > price)).toBe(true);
  const whole = [best, hot, fresh, benefit].map((page) => page?.products.map(({ id }) => id).join());
  expect(new Set(whole).size).toBe(4);
  expect(best?.total).toBeGreaterThan(100);
});

test('a list of recommended parts has as many rows as its total', async () => {
  const { get } = visit();
  const { total } = await get(recommendedProducts, list('3'));
  const last = await get(recommendedProducts, {
    params: { type: '3' },
    query: { page: Math.ceil(total / 20), limit: 20 },
  });
  expect(last.products.length).toBe(total % 20 || 20);
  expect((await get(recommendedProducts, { params: { type: '3' }, query: { page: 99, limit: 20 } })).products).toEqual(
    [],
  );
});

test('the parts below promotions are not those of the best list', async () => {
  const { get } = visit();
  const best = new Set((await get(recommendedProducts, list('1'))).products.map(({ id }) => id));
  expect((await get(goodProducts, { query: first })).filter(({ id }) => best.has(id))).toEqual([]);
});

test('each top category has a block of at most eight parts, no part in two blocks', async () => {
  const { shop, get } = visit();
  const { blocks, total } = await get(categoryBlocks, { query: { page: 1, limit: 50 } });
  expect(total).toBe(shop.catalogue.categories.filter(({ parent }) => parent === undefined).length);
  expect(blocks.every(({ products }) => products.length > 0 && products.length <= 8)).toBe(true);
  const ids = blocks.flatMap(({ products }) => products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('an empty shop recommends nothing, but still counts its categories', async () => {
  const { get } = visit({ scenario: 'the catalogue is empty' });
  expect(await get(recommendedProducts, list('2'))).toEqual({ products: [], total: 0 });
  const { blocks, total } = await get(categoryBlocks, { query: first });
  expect([blocks.length, total > 0]).toEqual([0, true]);
});

test('the home page has three banners with links into this shop, in the language of the shopper, or none', async () => {
  const [hans, hant, en] = await Promise.all(
    ['zh-Hans', 'zh-Hant', 'en'].map((language) => visit({ language }).get(bannerList, {})),
  );
  expect(en?.map(({ link }) => link)).toEqual(['/goods_seckill', '/goods_presell', '/upload']);
  expect(en?.every(({ picture }) => picture.kind === 'part')).toBe(true);
  expect(new Set([hans, hant, en].flatMap((banners) => banners?.map(({ title }) => title))).size).toBe(9);
  expect(await visit({ scenario: 'there are no banners' }).get(bannerList, {})).toEqual([]);
});

test('on a phone the shop is used by its own pages, without a mini program', async () => {
  const { get } = visit();
  expect(await get(phoneBuying, {})).toEqual({ way: 'page', site: 'http://shop.test' });
  expect(await get(productCode, { params: { id: '1' } })).toEqual({ code: '' });
});

test('a product has a member price only if it is lower', async () => {
  const { get } = visit();
  const product = await get(productDetail, { params: { id: '1' } });
  for (const { price, memberPrice } of [product, ...product.offers])
    expect(memberPrice).toBe(Math.round(price * 0.05) > 0 ? price - Math.round(price * 0.05) : undefined);
});
