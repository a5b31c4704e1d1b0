import type { Product } from '@shop/contracts';
import { plate as product } from '@shop/design-system/screens/catalogue/fixtures-product.ts';
import { expect, test } from 'vitest';
import { describeGuestLine, describeSeenLine, quantityProblem } from './describe-guest-line.ts';

const [offer] = product.offers;
if (!offer) throw new Error('The product of the fixtures has no offers.');
const line = { productId: product.id, uniqueId: offer.uniqueId, quantity: 7 };
const shown = (changed: Partial<Product>, of = line) => describeGuestLine(of, { ...product, ...changed });
const inStock = { offers: [{ ...offer, stock: 50 }], presale: undefined, needsForm: undefined, isOnSale: true };

test('a line has name, colour, price and stock of its offer as the shop says them now', () => {
  expect(shown(inStock)).toMatchObject({
    id: `${product.id}/${offer.uniqueId}`,
    name: product.name,
    colour: offer.name,
    unitPrice: offer.price,
    stock: 50,
    quantity: 7,
    isValid: true,
  });
});

test.each([
  ['sold out', { ...inStock, offers: [{ ...offer, stock: 0 }] }, 0],
  ['off sale', { ...inStock, isOnSale: false }, 50],
  ['in presale', { ...inStock, presale: {} }, 50],
  ['sold with a form only', { ...inStock, needsForm: true }, 50],
  ['a colour that is not offered any more', { ...inStock, offers: [{ ...offer, uniqueId: 'other' }] }, undefined],
] as const)('%s cannot be bought, and keeps its quantity', (_, changed, stock) => {
  const { isValid, quantity, stock: named } = shown(changed);
  expect({ isValid, quantity, stock: named }).toEqual({ isValid: false, quantity: 7, stock });
});

test('a product without variants has its own price and stock', () => {
  const single = shown({ ...inStock, offers: [], price: 1290, stock: 4 }, { ...line, uniqueId: '' });
  expect(single).toMatchObject({ colour: '', unitPrice: 1290, stock: 4, isValid: true });
});

test('of a deleted product nothing is claimed', () => {
  expect(describeGuestLine(line, undefined)).toMatchObject({ name: '', isValid: false, quantity: 7 });
});

test('limits count all colours together, and the minimum each line', () => {
  const limited = { ...product, limitPerOrder: 10, limitPerShopper: undefined, minQuantity: 1 };
  expect(quantityProblem(line, limited, 10)).toBeUndefined();
  expect(quantityProblem(line, limited, 11)).toEqual({ kind: 'limitPerOrder', pieces: 10 });
  const perShopper = { ...limited, limitPerOrder: undefined, limitPerShopper: 6 };
  expect(quantityProblem(line, perShopper, 7)).toEqual({ kind: 'limitPerShopper', pieces: 6 });
  const atLeast = { ...perShopper, limitPerShopper: undefined, minQuantity: 8 };
  expect(quantityProblem(line, atLeast, 7)).toEqual({ kind: 'least', pieces: 8 });
});

test('while the shop does not answer, a line is shown as a page showed it, but not what is stored without name or price', () => {
  const { name, picture } = product;
  const seen = { name, colour: offer.name, partNumber: '3001', picture, unit: '颗', unitPrice: 31 };
  expect(describeSeenLine({ ...line, seen })).toMatchObject({
    ...seen,
    id: `${product.id}/${offer.uniqueId}`,
    quantity: 7,
  });
  for (const lacking of [undefined, {}, { ...seen, name: '' }, { ...seen, unitPrice: undefined }])
    expect(describeSeenLine({ ...line, seen: lacking })).toBeUndefined();
});
