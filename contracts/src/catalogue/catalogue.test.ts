import * as z from 'zod/mini';
import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import { category, productDetail, products } from '../index.ts';
import { product } from './product.entity.ts';

const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' };

test('reads categories in two levels, from a list or a map with holes', () => {
  const tree = decoded(category, '44');
  expect(tree.map((top) => [top.name, top.children.map((child) => child.name)])).toEqual([
    ['砖', ['2 × N 砖', '1 × N 砖']],
    ['轮', []],
  ]);
  expect(tree[0]).toMatchObject({ id: '1', picture: RED });
  expect(decoded(category, '54').map((top) => top.id)).toEqual(['1', '2']);
});

test('rejects the flat list that a limit causes when its children have no name', () => {
  expect(() => decodeAnswer(category, { status: 200, data: [{ id: 1, pid: 0 }] })).toThrow(
    'category: data[0].cate_name: expected string, got nothing',
  );
});

test('reads a page of products', () => {
  const page = decoded(products, '44');
  expect(page.total).toBe(2);
  expect(page.products[0]).toEqual({
    id: '301',
    name: '砖 2 × 4',
    picture: RED,
    price: 90,
    marketPrice: 120,
    stock: 5000,
    sales: 1204,
    unit: '颗',
    isPresale: false,
  });
  expect(page.products[1]).toMatchObject({ marketPrice: undefined });
});

test('reads the part facts of a parts server; a standard server omits them', () => {
  const [first, second] = decoded(products, '54').products;
  expect(first?.part).toMatchObject({
    number: '3001',
    shopNumber: 'GDS-541',
    size: { width: 2, length: 4, height: 3 },
    weight: 2320,
    colourCount: 38,
  });
  expect(first?.part?.colours).toEqual([{ name: '红', picture: RED, uniqueId: 'a1b2c3d4' }]);
  expect(second).toMatchObject({ part: undefined });
  expect(second?.isPresale).toBe(true);
});

test('reads how a keyword was read; a standard server does not say', () => {
  const answer = { status: 200, data: { list: [], count: 0 } };
  expect(decodeAnswer(products, answer)).toMatchObject({ value: { reading: undefined } });
  const colors = [{ id: 4, name: 'Red', image: '/pictures/3001.svg?hex=C91A09&finish=solid' }];
  const pieces = [{ text: 'red', colors, size: '' }, { text: '4x2', colors: [], size: '2x4' }, { text: 'plate' }];
  expect(decodeAnswer(products, { ...answer, data: { ...answer.data, keyword_reading: pieces } })).toMatchObject({
    value: {
      reading: [
        { text: 'red', colours: [{ id: '4', name: 'Red', picture: RED }], size: undefined },
        { text: '4x2', colours: [], size: '2x4' },
        { text: 'plate', colours: [], size: undefined },
      ],
    },
  });
});

test('reads a part with its colours as offers, with member prices where there are any', () => {
  const part = decoded(productDetail, '44');
  expect(part).toMatchObject({
    id: '301',
    categoryIds: ['1', '5'],
    limitPerShopper: 200,
    minQuantity: 1,
    sales: 1204,
    reviewCount: 12,
    goodReviewPercent: 98,
    isOnSale: true,
  });
  expect(part.pictures).toEqual([RED, { kind: 'photo', url: '/uploads/b.jpg' }]);
  expect(part.offers).toEqual([
    { uniqueId: 'a1b2c3d4', name: '红', picture: RED, price: 90, marketPrice: 120, stock: 4000, code: '300121' },
    {
      uniqueId: 'b2c3d4e5',
      name: '黄',
      picture: { ...RED, hex: 'F2CD37' },
      price: 90,
      marketPrice: 120,
      memberPrice: 80,
      stock: 0,
      code: '',
    },
  ]);
  expect(part.recommended.map((one) => one.name)).toEqual(['板 2 × 2']);
});

test('reads a product without variants, pictures and description', () => {
  const part = decoded(productDetail, '54');
  expect(part).toMatchObject({
    offers: [],
    pictures: [],
    descriptionHtml: '',
    minQuantity: 4,
    isFavourite: true,
    goodReviewPercent: 100,
  });
  expect(part).toMatchObject({ limitPerShopper: undefined });
  expect(part).toMatchObject({ marketPrice: undefined });
});

test.each([
  { type: 1, limits: { limitPerOrder: 10 } },
  { type: 2, limits: { limitPerShopper: 10 } },
  { type: undefined, limits: { limitPerOrder: 10 } },
])('a limit of type $type is read as $limits: of an unknown type, it counts for each order', ({ type, limits }) => {
  const sent = z.encode(product, decoded(productDetail, '44'));
  const storeInfo = { ...sent.storeInfo, is_limit: 1, limit_num: 10, limit_type: type };
  const { limitPerOrder, limitPerShopper } = z.decode(product, { ...sent, storeInfo });
  expect({ limitPerOrder, limitPerShopper }).toEqual(limits);
});

test('a search omits what was not chosen', () => {
  expect(encodeValue(products, products.query, { page: 1, limit: 20, keyword: '3001' })).toEqual({
    page: 1,
    limit: 20,
    keyword: '3001',
  });
  expect(() => encodeValue(products, products.query, { page: 1, limit: 20, priceOrder: 'up' })).toThrow(
    'products: priceOrder: expected "" or "asc" or "desc"',
  );
});

test('the search words of a product are read, and a product without them has none', () => {
  const detail = decoded(productDetail, '44');
  expect(detail.keywords).toBe('3001');
  const wire = encodeValue(productDetail, productDetail.answer, { ...detail, keywords: undefined });
  expect(wire).toMatchObject({ storeInfo: { keyword: '' } });
});

test('reads goods with two specifications and the photos of each offer', () => {
  const goods = decoded(productDetail, '54', 'two-specifications');
  expect(goods.specifications).toEqual(['颜色', '规格']);
  expect(goods.offers.map(({ name, price, stock }) => [name, price, stock])).toEqual([
    ['红,散装', 10, 900],
    ['红,10 颗装', 95, 90],
    ['白,散装', 10, 0],
    ['白,10 颗装', 95, 0],
  ]);
  expect(goods.offers[1]?.picture).toEqual({
    kind: 'photo',
    url: 'http://shop.example:8000/uploads/attach/2026/11/pack.jpg',
  });
  const wire = encodeValue(productDetail, productDetail.answer, goods);
  expect(wire).toMatchObject({
    productAttr: [
      { attr_name: '颜色', attr_values: ['红', '白'] },
      { attr_name: '规格', attr_values: ['散装', '10 颗装'] },
    ],
  });
});
