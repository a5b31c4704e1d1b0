import { couponOffers, couponReceive } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** The coupons that can be received: for a product, or all. */
export const fetchCouponOffers = (productId: string | undefined, signal: AbortSignal) =>
  send(couponOffers, { query: { product_id: productId }, signal });
export const receiveCoupon = (couponId: string) => send(couponReceive, { body: { couponId } });
