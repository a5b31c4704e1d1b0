import type { Favourite } from '@shop/contracts';
import { expect, test } from 'vitest';
import { buyingOf } from './buying.ts';
import { favourites, standardFavourites } from './fixtures-favourites.ts';

const [plain] = favourites as readonly [Favourite];
const [choosable] = standardFavourites as readonly [Favourite];

test('adds the colour of the picture, in the smallest quantity that is sold', () => {
  expect(buyingOf(plain)).toEqual({ productId: plain.productId, uniqueId: '3020-12', quantity: 1 });
  expect(buyingOf({ ...plain, minQuantity: 5 })).toMatchObject({ quantity: 5 });
  expect(buyingOf({ ...plain, minQuantity: 0 })).toMatchObject({ quantity: 1 });
});

test('adds a product of a standard server only if it has no variants', () => {
  expect(buyingOf({ ...choosable, hasVariants: false })).toMatchObject({ uniqueId: '' });
  expect(buyingOf({ ...choosable, hasVariants: true })).toBe('choice');
  expect(buyingOf({ ...choosable, hasVariants: undefined })).toBe('choice');
});

test('adds nothing that is off sale, sold out or on presale, but what may be', () => {
  expect(buyingOf({ ...plain, isOnSale: false, stock: 0 })).toBe('offSale');
  expect(buyingOf({ ...plain, stock: 0 })).toBe('soldOut');
  expect(buyingOf({ ...plain, isPresale: true })).toBe('presale');
  expect(buyingOf({ ...plain, stock: undefined, isOnSale: undefined, isPresale: undefined })).toMatchObject({
    productId: plain.productId,
  });
});
