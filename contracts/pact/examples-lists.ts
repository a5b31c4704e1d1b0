import * as shop from '../src/index.ts';
import { example, type Example } from './example.ts';
import { NOON, picture } from './example-values.ts';

const pair = { part: '3001', colour: 4 };
const pairs = [{ ...pair, quantity: 10 }];
const named = { name: '圣诞礼盒', pairs };
const saved = { id: '7', name: '圣诞礼盒', lines: 1, pieces: 10, savedAt: NOON };
const list = { id: '7', ...named };
const product = {
  id: '301',
  number: '3001',
  shopNumber: 'GDS-542',
  name: '砖 2 × 4',
  picture,
  isOnSale: true,
  weight: 2320,
  colours: [{ colour: 4, uniqueId: 'a1b2c3d4', price: 90, stock: 50 }],
};

const matching = {
  body: { pairs: [pair] },
  supplied: { 'body.pairs.0.part_no': '${partNumber}', 'body.pairs.0.color_id': '${colourId}' },
};
const ofList = { 'params.id': '${listId}' };
/** The key may stand fixed: a server that is verified twice within a day answers as it did. */
const adding = (key: string) => ({
  body: { key, lines: [{ productId: '301', uniqueId: 'a1b2c3d4', quantity: 1 }] },
  supplied: { 'body.lines.0.product_id': '${productId}', 'body.lines.0.unique': '${uniqueId}' },
});

/** Parts lists: matched, saved, and put into the cart. */
export const listExamples: readonly Example[] = [
  example(shop.matchParts, 'the shop is open', { ...matching, answer: [{ part: '3001', product }] }),
  example(shop.savedLists, 'a shopper has saved parts lists', { answer: [saved] }),
  example(shop.savedLists, 'a shopper is signed in', { answer: [] }),
  example(shop.savedList, 'a shopper has saved parts lists', { params: { id: '7' }, supplied: ofList, answer: list }),
  example(shop.saveList, 'a shopper is signed in', {
    body: { key: 'saving-of-a-new-list', ...named },
    answer: { id: '8' },
  }),
  example(shop.saveList, 'a shopper has saved parts lists', {
    body: list,
    supplied: { 'body.id': '${listId}' },
    answer: { id: '7' },
  }),
  example(shop.deleteList, 'a shopper has saved parts lists', {
    body: { id: '7' },
    supplied: { 'body.id': '${listId}' },
  }),
  example(shop.cartAddBatch, 'a shopper is signed in and a part is in stock', {
    ...adding('batch-of-a-part-in-stock'),
    answer: [{ productId: '301', uniqueId: 'a1b2c3d4', added: 1 }],
  }),
  example(shop.cartAddBatch, 'a shopper is signed in and a part is sold out', {
    ...adding('batch-of-a-part-sold-out'),
    answer: [{ productId: '301', uniqueId: 'a1b2c3d4', added: 0, reason: 'stock' }],
  }),
];
