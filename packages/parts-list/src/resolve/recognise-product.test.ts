import type { Offer, Product } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { realReference } from '../list-session/test-list-session.ts';
import { namesPart, recogniseProduct } from './recognise-product.ts';

const photo = { kind: 'photo', url: '/uploads/1.jpg' } as const;
const offer = (name: string, more: Partial<Offer> = {}): Offer => ({
  uniqueId: `u-${name}`,
  name,
  picture: photo,
  price: 40,
  stock: 9,
  code: '',
  ...more,
});
/** A product of a stock server: a name, and specifications in the words of the shop. */
const product = (id: string, name: string, offers: readonly Offer[], more: Partial<Product> = {}): Product => ({
  id,
  name,
  summary: '',
  picture: photo,
  pictures: [photo],
  price: 40,
  stock: 9,
  unit: '件',
  categoryIds: [],
  descriptionHtml: '',
  isOnSale: true,
  isFavourite: false,
  minQuantity: 1,
  offers,
  recommended: [],
  related: [],
  ...more,
});

const found = async (products: readonly Product[], colour = 4) =>
  recogniseProduct({ part: '3001', colour, products }, await realReference()).product;

test('a product whose name has the number is the part, in the colours that its specifications name', async () => {
  const brick = product('7', '砖 2×4（3001）', [offer('红色,散装'), offer('Black,散装'), offer('随机,散装')]);
  expect(await found([brick])).toEqual({
    id: '7',
    number: '3001',
    shopNumber: '',
    name: '砖 2×4（3001）',
    picture: photo,
    isOnSale: true,
    limit: undefined,
    weight: 0,
    colours: [
      { colour: 4, uniqueId: 'u-红色,散装', price: 40, stock: 9 },
      { colour: 0, uniqueId: 'u-Black,散装', price: 40, stock: 9 },
    ],
  });
});

test('the search words of the shop and the numbers of its offers name a part as well', async () => {
  expect(await found([product('7', '基础砖', [offer('红')], { keywords: '积木 3001' })])).toMatchObject({ id: '7' });
  expect(await found([product('8', '基础砖', [offer('红', { code: '3001-5' })])])).toMatchObject({ id: '8' });
});

test('what a search finds for another reason is not the part', async () => {
  const others = [
    product('3001', '基础板', [offer('红')]),
    product('2', '砖 30010', [offer('红')]),
    product('3', '散装积木 3001颗', [offer('红')]),
    product('4', '印刷砖 3001pr0001', [offer('红')]),
  ];
  expect(await found(others)).toBeUndefined();
});

test('of two products the one in the requested colour is taken', async () => {
  const black = product('1', '3001 砖 黑色', [offer('默认')]);
  const grey = product('2', '3001 Brick Light Bluish Gray', []);
  expect(await found([black, grey], 71)).toMatchObject({
    id: '2',
    colours: [{ colour: 71, uniqueId: '', price: 40, stock: 9 }],
  });
  expect(await found([black, grey], 0)).toMatchObject({ id: '1', colours: [{ colour: 0, uniqueId: 'u-默认' }] });
});

test('a specification with a single value hides no colour, even if it names one', async () => {
  const brick = product('7', '3001 砖', [offer('红,白'), offer('黑,白')], { specifications: ['颜色', '袋子'] });
  expect((await found([brick]))?.colours.map(({ colour, uniqueId }) => [colour, uniqueId])).toEqual([
    [4, 'u-红,白'],
    [0, 'u-黑,白'],
  ]);
});

test('packs of different sizes in one colour are not chosen between', async () => {
  const packs = product('1', '3001 砖', [offer('红,10 颗'), offer('红,100 颗'), offer('黑,10 颗')]);
  expect((await found([packs]))?.colours.map(({ colour }) => colour)).toEqual([0]);
});

test('a presale and a product that is off sale are found and cannot be bought', async () => {
  const presale = product('1', '3001 砖', [offer('红')], { presale: {} });
  expect(await found([presale])).toMatchObject({ isOnSale: false });
  expect(await found([product('1', '3001 砖', [offer('红')], { isOnSale: false })])).toMatchObject({ isOnSale: false });
});

test('a number is found as a word of its own, and never inside another', () => {
  const number = fc.stringMatching(/^[1-9]\d{2,4}[a-z]?$/);
  const letter = fc.stringMatching(/^[a-z0-9.]$/);
  fc.assert(
    fc.property(number, (part) => {
      expect(namesPart(`砖 ${part.toUpperCase()}（散装）`, part)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(number, letter, letter, (part, before, after) => {
      expect(namesPart(`砖 ${before}${part}${after}`, part)).toBe(false);
    }),
  );
  expect(namesPart('30013001 3001', '3001')).toBe(true);
  expect(namesPart('anything', '')).toBe(false);
});
