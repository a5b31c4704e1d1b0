import { currentUser, favouriteAdd, favouriteAll, favouriteDel, favouriteList, productDetail } from '@shop/contracts';
import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { answer } from '../shop/answer.ts';
import { customerOf, requestOf, visit } from '../shop/test-customer.ts';

const add = (id: string) => ({ body: { id, category: 'product' as const } });
const del = (...id: string[]) => ({ body: { id } });
const first = { query: { page: 1, limit: 20 } };

test('a shopper’s favourites are listed once each, newest first', async () => {
  const { shop, get } = visit({ scenario: 'a shopper is signed in' });
  for (const id of ['3', '5', '3']) await get(favouriteAdd, add(id));
  const { favourites, total } = await get(favouriteList, first);
  expect(favourites.map(({ productId }) => productId)).toEqual(['5', '3']);
  expect(total).toBe(2);
  expect(favourites[0]).toMatchObject({
    isOnSale: true,
    price: (await get(productDetail, { params: { id: '5' } })).price,
  });
  expect((await get(currentUser, {})).favouriteCount).toBe(2);
  const other = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  expect((await other.get(favouriteList, first)).total).toBe(0);
  expect(shop.state.accounts['2']?.favourites).toEqual([]);
});

test('a product shows whether it is a favourite of the shopper', async () => {
  const { shop, get } = visit({ scenario: 'a shopper is signed in' });
  await get(favouriteAdd, add('3'));
  expect((await get(productDetail, { params: { id: '3' } })).isFavourite).toBe(true);
  expect((await get(productDetail, { params: { id: '5' } })).isFavourite).toBe(false);
  expect((await customerOf(shop).get(productDetail, { params: { id: '3' } })).isFavourite).toBe(false);
});

test('removes several at once, and refuses if none of them is a favourite', async () => {
  const { get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  for (const id of ['3', '5', '7']) await get(favouriteAdd, add(id));
  await get(favouriteDel, del('3', '7', '99'));
  expect((await get(favouriteList, first)).favourites.map(({ productId }) => productId)).toEqual(['5']);
  expect((await refusalOf(favouriteDel, del('3'))).message).toBe('收藏中没有该商品');
});

test('lists products that are off sale as such, and counts deleted ones without listing them', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  for (const id of ['3', '5', '7']) await get(favouriteAdd, add(id));
  shop.state.withdrawn['5'] = 'offSale';
  shop.state.withdrawn['7'] = 'deleted';
  const { favourites, total } = await get(favouriteList, first);
  expect(favourites.map(({ productId, isOnSale }) => [productId, isOnSale])).toEqual([
    ['5', false],
    ['3', true],
  ]);
  expect(total).toBe(3);
  expect((await refusalOf(favouriteAdd, add('7'))).message).toBe('商品不存在');
});

test('are listed in pages', async () => {
  const { get } = visit({ scenario: 'a shopper with favourites is signed in' });
  expect((await get(favouriteList, { query: { page: 2, limit: 3 } })).favourites).toHaveLength(1);
});

test('adds several again, the last one as the newest, and no product twice', async () => {
  const { get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  await get(favouriteAdd, add('3'));
  await get(favouriteAll, { body: { id: ['7', '3', '5', '5', '999999'], category: 'product' } });
  expect((await get(favouriteList, first)).favourites.map(({ productId }) => productId)).toEqual(['5', '7', '3']);
  expect((await refusalOf(favouriteAll, { body: { id: [], category: 'product' } })).message).toBe('商品不存在');
});

test('a shopper has many favourites: some cannot be bought, and the rows of a page have a hole', async () => {
  const { get, shop } = visit({ scenario: 'a shopper with many favourites is signed in' });
  const { favourites, total } = await get(favouriteList, first);
  expect(total).toBeGreaterThan(50);
  expect(favourites).toHaveLength(19);
  expect(favourites.filter(({ stock }) => stock === 0)).toHaveLength(1);
  expect(favourites.filter(({ isOnSale }) => !isOnSale)).toHaveLength(1);
  expect(favourites.filter(({ isPresale }) => isPresale)).toHaveLength(1);
  expect(favourites.every(({ part }) => part !== undefined)).toBe(true);
  const response = await answer(shop, requestOf(favouriteList, first, { token: shop.signedInToken }));
  const wire = (await response.json()) as { data: { list: object } };
  expect(Object.keys(wire.data.list)).toEqual(expect.arrayContaining(['0', '2']));
  expect(Object.keys(wire.data.list)).not.toContain('1');
});

test('a standard server sends favourites without part facts', async () => {
  const { get, shop } = visit({ scenario: 'a shopper with favourites is signed in' });
  scenarios['favourites have no part facts'](shop);
  const { favourites } = await get(favouriteList, first);
  expect(favourites.map(({ part, hasVariants }) => [part, hasVariants])).toContainEqual([undefined, true]);
});
