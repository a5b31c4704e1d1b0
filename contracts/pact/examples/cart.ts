import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { line } from '../example-values.ts';

const addRequest = {
  body: { productId: '301', uniqueId: 'a1b2c3d4', cartNum: 1, new: false },
  supplied: { 'body.productId': '${productId}', 'body.uniqueId': '${uniqueId}' },
};
/** The key may be a constant: a server that is verified twice within a day answers the same again. */
const batchRequest = (key: string) => ({
  body: { key, lines: [{ productId: '301', uniqueId: 'a1b2c3d4', quantity: 1 }] },
  supplied: { 'body.lines.0.product_id': '${productId}', 'body.lines.0.unique': '${uniqueId}' },
});

/** The cart and its lines. */
export const examples: readonly Example[] = [
  example(shop.cartCount, 'a shopper with a cart is signed in', { query: { numType: 0 }, answer: { count: 10 } }),
  example(shop.cartCount, 'the token has expired', { query: { numType: 0 }, refused: 'asksToSignIn' }),
  example(shop.cartList, 'a shopper with a cart is signed in', { answer: { valid: [line], invalid: [line] } }),
  example(shop.cartList, 'a shopper is signed in', { answer: { valid: [], invalid: [] } }),
  example(shop.cartAdd, 'a shopper is signed in and a part is in stock', { ...addRequest, answer: { lineId: '41' } }),
  example(shop.cartAdd, 'a shopper is signed in and a part is sold out', { ...addRequest, refused: 'hasMessage' }),
  example(shop.cartNum, 'a shopper with a cart is signed in', {
    body: { id: '41', number: 2 },
    supplied: { 'body.id': '${lineId}' },
  }),
  example(shop.cartDel, 'a shopper with a cart is signed in', {
    body: { ids: ['41'] },
    supplied: { 'body.ids.0': '${lineId}' },
  }),
  example(shop.cartAddBatch, 'a shopper is signed in and a part is in stock', {
    ...batchRequest('batch-of-a-part-in-stock'),
    answer: [{ productId: '301', uniqueId: 'a1b2c3d4', added: 1 }],
  }),
  example(shop.cartAddBatch, 'a shopper is signed in and a part is sold out', {
    ...batchRequest('batch-of-a-part-sold-out'),
    answer: [{ productId: '301', uniqueId: 'a1b2c3d4', added: 0, reason: 'stock' }],
  }),
];
