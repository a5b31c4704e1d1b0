import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import { favouriteAdd, favouriteDel, favouriteList } from '../index.ts';

test('a list with a hole where a product is gone; the count has it still', () => {
  const { favourites, total } = decoded(favouriteList, '44');
  expect(favourites.map(({ productId, isOnSale }) => [productId, isOnSale])).toEqual([
    ['301', true],
    ['302', false],
  ]);
  expect(total).toBe(3);
});

test('what is deleted is not on sale, whatever the server’s own flag says', () => {
  expect(decoded(favouriteList, '54').favourites[0]).toMatchObject({
    productId: '301',
    price: 90,
    sales: 1204,
    isOnSale: false,
  });
});

test('nobody’s favourites are an empty list, as a list or as nothing', () => {
  for (const list of [[], {}, null])
    expect(decodeAnswer(favouriteList, { status: 200, data: { list, count: 0 } })).toMatchObject({
      value: { favourites: [], total: 0 },
    });
});

test('a product is marked by its id and kind, and several are taken out at once', () => {
  expect(encodeValue(favouriteAdd, favouriteAdd.body, { id: '301', category: 'product' })).toEqual({
    id: 301,
    category: 'product',
  });
  expect(encodeValue(favouriteDel, favouriteDel.body, { id: ['301', '302'] })).toEqual({ id: [301, 302] });
});
