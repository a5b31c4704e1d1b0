import { DAY, PLACED_DAY } from '../../commerce/fixtures-orders.ts';
import type { HeldCoupon, TopUpOffer } from '@shop/contracts';

/** What payment can lead to, for stories and tests. */

export const won: HeldCoupon = {
  id: '9',
  title: '下单礼券',
  amount: 1000,
  from: 9900,
  scope: 'all',
  usableTo: PLACED_DAY + 30 * DAY,
  isOver: false,
};

export const topUpOffers: readonly [TopUpOffer, TopUpOffer, TopUpOffer] = [
  { id: '1', amount: 5_000, gift: 0 },
  { id: '2', amount: 10_000, gift: 500 },
  { id: '3', amount: 50_000, gift: 5_000 },
];
