export type { CouponOffer, CouponTerms } from './coupon-offer.entity.ts';
export { couponOffers } from './coupon-offers.contract.ts';
export { couponReceive } from './coupon-receive.contract.ts';
export { fittingCoupons } from './fitting-coupons.contract.ts';
export type { HeldCoupon } from './held-coupon.entity.ts';
export { heldCoupons } from './held-coupons.contract.ts';
