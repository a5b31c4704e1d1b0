import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { NOON } from '../example-values.ts';

/** The balance and its changes. */
export const examples: readonly Example[] = [
  example(shop.balanceRecords, 'a shopper has balance records', {
    params: { type: '0' },
    query: { page: 1, limit: 20 },
    answer: {
      records: [
        {
          id: '91',
          type: 'pay_product',
          title: '余额支付购买商品',
          note: '余额支付18.50元购买商品',
          isGain: false,
          amount: 1850,
          at: NOON,
          month: '2026-11',
        },
      ],
    },
  }),
  example(shop.balanceTotals, 'a shopper has balance records', {
    answer: { balance: 18_150, toppedUp: 20_000 },
  }),
];
