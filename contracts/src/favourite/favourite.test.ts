import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import { favouriteAdd, favouriteDel, favouriteList } from '../index.ts';

test('leaves out a deleted product, which the count still includes', () => {
  const { favourites, total } = decoded(favouriteList, '44');
  expect(favourites.map(({ productId, isOnSale }) => [productId, isOnSale])).toEqual([
    ['301', true],
    ['302', false],
  ]);
  expect(total).toBe(3);
});

test('a deleted product is not on sale, although the server’s own flag says so', () => {
  expect(decoded(favouriteList, '54').favourites[0]).toMatchObject({
    productId: '301',
    price: 90,
    sales: 1204,
    isOnSale: false,
  });
});

test('reads no favourites from an empty list or no list', () => {
  for (const list of [[], {}, null])
    expect(decodeAnswer(favouriteList, { status: 200, data: { list, count: 0 } })).toMatchObject({
      value: { favourites: [], total: 0 },
    });
});

test('adds a product by id and kind, and removes several at once', () => {
  expect(encodeValue(favouriteAdd, favouriteAdd.body, { id: '301', category: 'product' })).toEqual({
    id: 301,
    category: 'product',
  });
  expect(encodeValue(favouriteDel, favouriteDel.body, { id: ['301', '302'] })).toEqual({ id: [301, 302] });
});
