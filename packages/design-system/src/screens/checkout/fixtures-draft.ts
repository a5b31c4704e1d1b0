import { home } from '../../commerce/fixtures-addresses.ts';
import { inEnglish, inTraditional, lines, manyLines } from '../../commerce/fixtures-lines.ts';
import type { ComputedOrder, OrderDraft } from '@shop/contracts';

/** Order drafts for stories and tests. */

/** Goods 47.80, a member pays 95 %: 2.39 off, 45.41, postage 10.00. */
export const draft: OrderDraft = {
  orderKey: '5f2c9d',
  lines,
  address: home,
  prices: { goods: 4780, goodsToPay: 4541, memberDiscount: 239, postage: 1000, freePostageFrom: 4900 },
  balance: 20000,
  payWays: ['balance', 'wechat', 'alipay'],
  isActivity: false,
};
export const englishDraft: OrderDraft = { ...draft, lines: lines.map(inEnglish) };
export const traditionalDraft: OrderDraft = { ...draft, lines: lines.map(inTraditional) };
export const largeDraft: OrderDraft = {
  ...draft,
  lines: manyLines.valid,
  prices: { goods: 19120, goodsToPay: 18164, memberDiscount: 956, postage: 0, freePostageFrom: 4900 },
};
export const priced: Extract<ComputedOrder, { kind: 'priced' }> = {
  kind: 'priced',
  goods: 4541,
  postage: 1000,
  freePostageFrom: 4900,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay: 5541,
};
export const freelyPriced: ComputedOrder = {
  kind: 'priced',
  goods: 18164,
  postage: 0,
  freePostageFrom: 4900,
  couponDiscount: 0,
  pointsDiscount: 0,
  toPay: 18164,
};
