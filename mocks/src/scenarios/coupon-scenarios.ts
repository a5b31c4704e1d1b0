import type { Shop } from '../core/shop.ts';
import { addCoupon } from '../coupon/wallet.ts';
import type { ScenarioParams } from './params.ts';
import { signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const DAY = 24 * 3_600_000;
/** Longer ago than any coupon is valid. */
const LONG_AGO = 200 * DAY;
/** Over two pages of the wallet. */
const MANY = 45;

/** Scenarios of the wallet and of the coupons that can be received. */
export const couponScenarios = {
  'coupons of every kind': (shop, params) => {
    const account = signedIn(shop, params);
    const now = shop.clock.now();
    for (const couponId of ['904', '905', '914']) addCoupon(shop, account, couponId, now - 2 * DAY);
    addCoupon(shop, account, '901', now - 1000);
    addCoupon(shop, account, '903', now - DAY).orderNumber = 'cp000000000000000001';
    addCoupon(shop, account, '906', now - LONG_AGO);
  },
  'a shopper has many coupons': (shop, params) => {
    const account = signedIn(shop, params);
    for (let nth = 0; nth < (params?.quantity ?? MANY); nth += 1)
      addCoupon(shop, account, '911', shop.clock.now() - 2 * DAY - nth * 1000);
  },
  'the shopper has no coupons': (shop, params) => {
    signedIn(shop, params).coupons = [];
  },
  'there are no coupons to receive': (shop) => {
    shop.state.hasCouponOffers = false;
  },
} satisfies Record<string, Scenario>;
