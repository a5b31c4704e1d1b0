import { decoded } from '../../fixtures/captured.ts';
import { encodeAnswer, encodeValue } from '../envelope.ts';
import {
  categoryBlocks,
  goodProducts,
  hotSearches,
  phoneBuying,
  productCode,
  productDetail,
  products,
  recommendedProducts,
} from '../index.ts';

const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' };

test('leaves empty blocks out of the list but not out of the count', () => {
  const page = decoded(categoryBlocks, '44');
  expect([page.blocks.length, page.total]).toEqual([1, 3]);
  expect(page.blocks[0]).toMatchObject({
    id: '1',
    name: '砖',
    picture: RED,
    products: [{ id: '301', sales: 1204, marketPrice: 120, isPresale: false, stock: undefined }],
  });
});

test('reads blocks from a map with holes, with products or none', () => {
  const [bricks, wheels] = decoded(categoryBlocks, '54').blocks;
  expect(bricks?.products[0]).toMatchObject({ isPresale: true, sales: 0 });
  expect(bricks?.products[0]).toMatchObject({ marketPrice: undefined });
  expect(wheels).toEqual({ id: '4', name: '轮', picture: { kind: 'photo', url: '' }, products: [] });
});

test('reads the sales of recommended parts from digits or numbers; whether they are presales is not sent', () => {
  expect(decoded(recommendedProducts, '44')).toMatchObject({
    total: 1,
    products: [{ id: '301', sales: 1204, isPresale: undefined }],
  });
  expect(decoded(recommendedProducts, '54').products.map(({ id }) => id)).toEqual(['301']);
});

test('parts on promotion pages have no struck-through price', () => {
  expect(decoded(goodProducts, '44')).toEqual([
    {
      id: '302',
      name: '板 2 × 2',
      picture: { kind: 'photo', url: '/uploads/p.jpg' },
      price: 30,
      stock: 12,
      sales: 0,
      unit: '颗',
      isPresale: false,
    },
  ]);
  expect(decoded(goodProducts, '54')[0]).toMatchObject({ isPresale: true, sales: 3 });
});

test('reads buying by phone through a page or by a code, and no code where there is none', () => {
  expect(decoded(phoneBuying, '44')).toEqual({ way: 'page', site: 'https://m.shop.example' });
  expect(decoded(phoneBuying, '54')).toEqual({ way: 'code' });
  expect([decoded(productCode, '44'), decoded(productCode, '54')]).toEqual([{ code: '' }, { code: '' }]);
  const sent = encodeAnswer(productCode, { code: 'https://shop.example/code.png' }) as {
    data: { routineCode: unknown };
  };
  expect(sent.data.routineCode).toBe('https://shop.example/code.png');
});

test('reads popular searches in their order, from a list with or without holes', () => {
  expect(decoded(hotSearches, '44')).toEqual(['2x4', '轮', '透明']);
  expect(decoded(hotSearches, '54')).toEqual(['2x4', '轮']);
});

test('encodes a filter with the wire names, prices in yuan, and omits what was not chosen', () => {
  expect(
    encodeValue(products, products.query, {
      page: 1,
      limit: 20,
      color: '4,1',
      size: '2x4',
      price_from: 30,
      price_to: 1000,
      stock: 100,
    }),
  ).toEqual({ page: 1, limit: 20, color: '4,1', size: '2x4', price_from: '0.30', price_to: '10.00', stock: 100 });
});

test('a product that is not in presale has no terms, although its columns exist', () => {
  expect(decoded(productDetail, '44')).toMatchObject({ presale: undefined });
});
