import fc from 'fast-check';
import { decoded } from '../../fixtures/captured.ts';
import { picture, amount, recordOf } from '../../fixtures/arbitraries/values.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeAnswer, encodeValue } from '../envelope.ts';
import { favouriteAdd, favouriteAll, favouriteDel, favouriteList, type Favourite } from '../index.ts';

const favourites: fc.Arbitrary<readonly Favourite[]> = fc.array(
  recordOf(
    fc.record({
      productId: fc.integer({ min: 1 }).map(String),
      name: fc.string(),
      picture,
      unit: fc.string(),
      sales: fc.nat(),
    }),
    {
      price: amount,
      isOnSale: fc.boolean(),
      stock: fc.nat(),
      hasVariants: fc.boolean(),
      isPresale: fc.boolean(),
      minQuantity: fc.nat(),
    },
  ),
  { maxLength: 12 },
);
const read = (list: unknown, count: unknown = 0) => {
  const reply = decodeAnswer(favouriteList, { status: 200, data: { list, count } });
  if (reply.kind === 'refused') throw new Error('refused');
  return reply.value.favourites;
};

test('leaves out a deleted product, which the count still includes', () => {
  const { favourites: rows, total } = decoded(favouriteList, '44');
  expect(rows.map(({ productId, isOnSale, stock, hasVariants }) => [productId, isOnSale, stock, hasVariants])).toEqual([
    ['301', true, 860, true],
    ['302', false, 0, false],
  ]);
  expect(total).toBe(3);
});

test('a deleted product is not on sale, although the server’s own flag says so', () => {
  expect(decoded(favouriteList, '54').favourites[0]).toMatchObject({
    productId: '301',
    price: 90,
    sales: 1204,
    isOnSale: false,
    minQuantity: 1,
  });
});

test('what a row does not say is unknown', () => {
  const bare = { product_id: 7, store_name: null, image: null };
  for (const row of [bare, { ...bare, product: null, price: null, is_del: 0 }])
    expect(read([row])).toEqual([{ productId: '7', name: '', picture: { kind: 'photo', url: '' }, unit: '' }]);
});

test.each([
  [{ is_show: 1, is_del: 0 }, true],
  [{ is_show: 0 }, false],
  [{ is_del: '1' }, false],
  [{ is_show: 0, is_del: 0 }, false],
  [{ is_show: true, is_del: 1 }, false],
  [{ is_show: '1' }, undefined],
  [{}, undefined],
])('%j is on sale: %s', (columns, expected) => {
  expect(read([{ product_id: 7, store_name: 'x', image: '', ...columns }])[0]?.isOnSale).toBe(expected);
});

test('reads no favourites from an empty list, and none from no list', () => {
  const answer = (list: unknown) => ({ status: 200, data: { list, count: 0 } });
  for (const list of [[], {}])
    expect(decodeAnswer(favouriteList, answer(list))).toMatchObject({ value: { favourites: [], total: 0 } });
  expect(() => decodeAnswer(favouriteList, answer(null))).toThrow('data.list: expected list or map');
});

test('a list survives a round trip', () => {
  fc.assert(
    fc.property(favourites, fc.nat(), (rows, total) => {
      expect(roundTrip(favouriteList, { favourites: rows, total })).toEqual({ favourites: rows, total });
    }),
  );
});

test('reads the same rows, in order, from a list and from an object with holes', () => {
  fc.assert(
    fc.property(favourites, fc.infiniteStream(fc.integer({ min: 1, max: 30 })), (rows, gaps) => {
      const { data } = encodeAnswer(favouriteList, { favourites: rows, total: 99 }) as { data: { list: unknown[] } };
      let key = -1;
      const keyed = Object.fromEntries(data.list.map((row) => [(key += gaps.next().value as number), row]));
      expect(read(JSON.parse(JSON.stringify(keyed)), 99)).toEqual(read(JSON.parse(JSON.stringify(data.list)), 99));
    }),
  );
});

test('adds a product by id and kind, adds several in one text, and removes several at once', () => {
  expect(encodeValue(favouriteAdd, favouriteAdd.body, { id: '301', category: 'product' })).toEqual({
    id: 301,
    category: 'product',
  });
  expect(encodeValue(favouriteAll, favouriteAll.body, { id: ['302', '301'], category: 'product' })).toEqual({
    id: '302,301',
    category: 'product',
  });
  expect(encodeValue(favouriteDel, favouriteDel.body, { id: ['301', '302'] })).toEqual({ id: [301, 302] });
});
