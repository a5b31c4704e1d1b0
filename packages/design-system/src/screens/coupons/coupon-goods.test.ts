import type { CouponTerms } from '@shop/contracts';
import { expect, test } from 'vitest';
import { goodsOf, placeOf, type CouponGoods } from './coupon-goods.ts';

const coupon = (terms: Partial<CouponTerms> = {}): CouponTerms => ({
  id: '1',
  title: '',
  amount: 100,
  from: 0,
  ...terms,
});
const goods: CouponGoods = {
  categories: {
    '3': { name: '砖', place: { name: 'parts', category: '3' } },
    '31': { name: '圆砖', place: { name: 'parts', category: '3', sub: '31' } },
  },
  parts: { '301': '砖 2 × 4', '302': '板 1 × 2' },
};

test.each([
  ['for all goods', coupon({ scope: 'all' }), { name: 'parts' }],
  ['for goods that nobody names', coupon({ scope: 'products' }), { name: 'parts' }],
  ['for a category', coupon({ categories: ['31'] }), { name: 'parts', category: '3', sub: '31' }],
  ['for a category that the shop no longer has', coupon({ categories: ['9'] }), { name: 'parts' }],
  ['for one product', coupon({ products: ['302'] }), { name: 'product', id: '302' }],
  ['for one product without a known name', coupon({ products: ['999'] }), { name: 'product', id: '999' }],
  ['for several products', coupon({ products: ['301', '302'] }), 'several'],
  ['for several categories', coupon({ categories: ['3', '31'] }), 'several'],
] as const)('a coupon %s leads there', (_, terms, place) => {
  expect(placeOf(terms, goods)).toEqual(place);
});

test('names the goods that are known, in the order of the server', () => {
  expect(goodsOf(coupon({ products: ['302', '999', '301'] }), goods).map(({ name }) => name)).toEqual([
    '板 1 × 2',
    '砖 2 × 4',
  ]);
});
