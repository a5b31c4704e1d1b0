import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { NOON, picture } from '../example-values.ts';

const pair = { part: '3001', colour: 4 };
const pairs = [{ ...pair, quantity: 10 }];
const namedList = { name: '圣诞礼盒', pairs };
const saved = { id: '7', name: '圣诞礼盒', lines: 1, pieces: 10, savedAt: NOON };
const list = { id: '7', ...namedList };
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

const matchRequest = {
  body: { pairs: [pair] },
  supplied: { 'body.pairs.0.part_no': '${partNumber}', 'body.pairs.0.color_id': '${colourId}' },
};
const listId = { 'params.id': '${listId}' };

/** Parts lists: matched and saved. */
export const examples: readonly Example[] = [
  example(shop.matchParts, 'the shop is open', { ...matchRequest, answer: [{ part: '3001', product }] }),
  example(shop.savedLists, 'a shopper has saved parts lists', { answer: [saved] }),
  example(shop.savedLists, 'a shopper is signed in', { answer: [] }),
  example(shop.savedList, 'a shopper has saved parts lists', { params: { id: '7' }, supplied: listId, answer: list }),
  example(shop.saveList, 'a shopper is signed in', {
    body: { key: 'saving-of-a-new-list', ...namedList },
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
];
