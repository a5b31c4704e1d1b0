import { couponOffers, couponReceive } from '@shop/contracts';
import { couponNamed, couponsFor, hasCoupon, leftOfCoupon } from './coupons.ts';
import { mouldOf } from './goods.ts';
import { refusal } from './refusal.ts';
import { rule } from './rule.ts';

export const couponRules = [
  rule(couponOffers, ({ shop, user, query, language }) => {
    const id = query.product_id ?? '';
    const mould = mouldOf(shop, id);
    // A product that is gone has no coupons; none named asks for all of them.
    return id !== '' && id !== '0' && !mould ? [] : couponsFor(shop, language, user, mould);
  }),
  rule(couponReceive, ({ shop, user, body, language }) => {
    const coupon = couponNamed(body.couponId);
    if (!coupon) throw refusal('noCoupon', language);
    if (hasCoupon(user, coupon.id)) throw refusal('couponHeld', language);
    if (coupon.scope === 'members' && !user.isMember) throw refusal('membersOnly', language);
    if (leftOfCoupon(shop, coupon) === 0) throw refusal('couponsGone', language);
    user.coupons.push({ couponId: coupon.id, receivedAt: shop.clock.now() });
  }),
];
