import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import { category, productDetail, products } from '../index.ts';

const RED = { kind: 'part', shape: 'brick-2x4', hex: 'C91A09', finish: 'solid' };

test('categories stand in two levels, as a list or as a map with holes', () => {
  const tree = decoded(category, '44');
  expect(tree.map((top) => [top.name, top.children.map((child) => child.name)])).toEqual([
    ['砖', ['2 × N 砖', '1 × N 砖']],
    ['轮', []],
  ]);
  expect(tree[0]).toMatchObject({ id: '1', picture: RED });
  expect(decoded(category, '54').map((top) => top.id)).toEqual(['1', '2']);
});

test('the flat list that a limit would bring is refused where its children have no name', () => {
  expect(() => decodeAnswer(category, { status: 200, data: [{ id: 1, pid: 0 }] })).toThrow(
    'category: data[0].cate_name: expected string, got nothing',
  );
});

test('a page of products', () => {
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
  expect(page.products[1]).not.toHaveProperty('marketPrice');
});

test('a server for parts tells what the part is; a stock server leaves it out', () => {
  const [first, second] = decoded(products, '54').products;
  expect(first?.part).toMatchObject({
    number: '3001',
    shopNumber: 'GDS-541',
    size: { width: 2, length: 4, height: 3 },
    weight: 2320,
    colourCount: 38,
  });
  expect(first?.part?.colours).toEqual([{ name: '红', picture: RED, uniqueId: 'a1b2c3d4' }]);
  expect(second).not.toHaveProperty('part');
  expect(second?.isPresale).toBe(true);
});

test('a part with its colours as offers, each with a member’s price where there is one', () => {
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

test('a part of a single kind: no offers, no pictures, no description, all of it sent as nothing', () => {
  const part = decoded(productDetail, '54');
  expect(part).toMatchObject({
    offers: [],
    pictures: [],
    descriptionHtml: '',
    minQuantity: 4,
    isFavourite: true,
    goodReviewPercent: 100,
  });
  expect(part).not.toHaveProperty('limitPerShopper');
  expect(part).not.toHaveProperty('marketPrice');
});

test('a search travels without what was not chosen', () => {
  expect(encodeValue(products, products.query, { page: 1, limit: 20, keyword: '3001' })).toEqual({
    page: 1,
    limit: 20,
    keyword: '3001',
  });
  expect(() => encodeValue(products, products.query, { page: 1, limit: 20, priceOrder: 'up' })).toThrow(
    'products: priceOrder: expected "" or "asc" or "desc"',
  );
});
