import type { ProductSummary } from '@shop/contracts';
import { expect, test } from 'vitest';
import { shownColour } from './shown-colour.ts';

const pictured = (hex: string) => ({ kind: 'part' as const, shape: '3001', hex, finish: 'solid' as const });
const red = { name: '大红', picture: pictured('C91A09'), uniqueId: 'u4' };
const blue = { name: '蓝色', picture: pictured('0055BF'), uniqueId: 'u1' };
const brick: ProductSummary = {
  id: '12',
  name: '基础砖 2×4',
  picture: pictured('0055BF'),
  price: 62,
  stock: 9,
  sales: 0,
  unit: '颗',
  isPresale: false,
  part: { number: '3001', shopNumber: '', weight: 0, colours: [red, blue], colourCount: 2 },
};

test('is the colour of the picture', () => {
  expect(shownColour(brick)).toBe(blue);
});

test('is the first colour if the picture shows none of them', () => {
  expect(shownColour({ ...brick, picture: { kind: 'photo', url: '/a.png' } })).toBe(red);
});

test('is undefined without part facts', () => {
  expect(shownColour({ ...brick, part: undefined })).toBeUndefined();
});
