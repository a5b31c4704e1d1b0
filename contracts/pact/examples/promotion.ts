import * as shop from '../../src/index.ts';
import type { FlashItem, FlashSale } from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { HOUR, NOON, picture, product } from '../example-values.ts';

const flashItem: FlashItem = {
  id: '55',
  productId: '301',
  name: '砖 2 × 4',
  picture,
  price: 45,
  marketPrice: 90,
  unit: '颗',
  quota: 100,
  left: 60,
  soldPercent: 40,
  limitPerShopper: 100,
};
/** A flash sale's product: servers send no categories, pictures or recommendations with it. */
const flashSale: FlashSale = {
  id: '55',
  state: 'running',
  turnsAt: NOON,
  quota: 100,
  left: 60,
  soldPercent: 40,
  limitPerShopper: 100,
  limitPerOrder: 50,
  bought: 0,
  product: {
    ...product,
    specifications: undefined,
    price: 45,
    marketPrice: 90,
    pictures: [],
    categoryIds: [],
    recommended: [],
    offers: [
      { uniqueId: 'f1a2b3c4', name: '红', picture, price: 45, marketPrice: 90, stock: 60, code: '300121', quota: 60 },
    ],
  },
};
const ofFlashSale = { params: { id: '55' }, supplied: { 'params.id': '${flashSaleId}' } };

/** Flash sales and presales. */
export const examples: readonly Example[] = [
  example(shop.flashSlots, 'the shop is open', {
    answer: { slots: [{ id: '3', state: 'running', from: NOON - 2 * HOUR, to: NOON + 2 * HOUR }], current: 0 },
  }),
  example(shop.flashList, 'a flash sale is running', {
    params: { slot: '3' },
    query: { page: 1, limit: 20 },
    supplied: { 'params.slot': '${slotId}' },
    answer: [flashItem],
  }),
  example(shop.flashDetail, 'a flash sale is running', { ...ofFlashSale, answer: flashSale }),
  example(shop.flashDetail, 'the flash sale is over', {
    ...ofFlashSale,
    answer: { ...flashSale, state: 'over', turnsAt: undefined },
  }),
  example(shop.presaleList, 'the shop is open', {
    query: { time_type: 0, page: 1, limit: 20 },
    answer: {
      items: [
        {
          id: '303',
          name: '拱 1 × 6',
          picture,
          price: 150,
          stock: 800,
          sales: 3,
          unit: '颗',
          terms: { from: NOON - HOUR, to: NOON + HOUR, shipsWithin: 15 },
        },
      ],
      total: 1,
    },
  }),
];
