import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { picture } from '../example-values.ts';

const favourite: shop.Favourite = {
  productId: '301',
  name: '砖 2 × 4',
  picture,
  price: 90,
  unit: '颗',
  sales: 12,
  isOnSale: true,
  stock: 860,
  hasVariants: true,
  isPresale: false,
};

/** Favourites of a shopper. */
export const examples: readonly Example[] = [
  example(shop.favouriteList, 'a shopper with favourites is signed in', {
    query: { page: 1, limit: 20 },
    answer: { favourites: [favourite], total: 1 },
  }),
  example(shop.favouriteAdd, 'a shopper is signed in and a part is in stock', {
    body: { id: '301', category: 'product' },
    supplied: { 'body.id': '${productId}' },
  }),
  example(shop.favouriteAll, 'a shopper is signed in and a part is in stock', {
    body: { id: ['301'], category: 'product' },
    supplied: { 'body.id': '${productId}' },
  }),
  example(shop.favouriteDel, 'a shopper with favourites is signed in', {
    body: { id: ['301'] },
    supplied: { 'body.id.0': '${productId}' },
  }),
];
