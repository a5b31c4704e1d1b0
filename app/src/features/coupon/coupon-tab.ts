import type { CouponTab } from '@shop/design-system';

/** The tab of the wallet that an address names; the usable coupons when it names no known one. */
export const couponTabFrom = (search: URLSearchParams): CouponTab =>
  search.get('state') === 'over' ? 'over' : 'usable';
