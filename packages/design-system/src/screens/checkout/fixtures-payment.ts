import { DAY, PLACED_DAY } from '../../commerce/fixtures-orders.ts';
import type { HeldCoupon } from '@shop/contracts';

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
