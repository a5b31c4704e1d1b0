import { couponOffers, couponReceive, fittingCoupons, heldCoupons } from '@shop/contracts';
import { couponNamed, couponsFor, hasCoupon, leftOfCoupon } from './coupons.ts';
import { wantedLines, withPrices } from '../order/draft.ts';
import { mouldOf } from '../catalogue/goods.ts';
import { fittingFor } from './order-coupons.ts';
import { page } from '../shop/page.ts';
import { giveCoupon, heldCouponOf, isSpentOrOver } from '../payment/wallet.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';

const UNUSED = '1';
const SPENT_OR_OVER = '2';

export const couponRules = [
  rule(couponOffers, ({ shop, user, query, language }) => {
    const id = query.product_id ?? '';
    const mould = mouldOf(shop, id);
    // A product that is gone has no coupons; none named asks for all of them.
    return id !== '' && id !== '0' && !mould ? [] : couponsFor(shop, language, user, mould);
  }),
  rule(couponReceive, ({ shop, user, body, language }) => {
    const coupon = couponNamed(body.couponId);
    if (!coupon || coupon.isGift) throw refusal('noCoupon', language);
    if (hasCoupon(user, coupon.id)) throw refusal('couponHeld', language);
    if (coupon.scope === 'members' && !user.isMember) throw refusal('membersOnly', language);
    if (leftOfCoupon(shop, coupon) === 0) throw refusal('couponsGone', language);
    giveCoupon(shop, user, coupon.id, shop.clock.now());
  }),
  rule(heldCoupons, ({ shop, user, params, query, language }) => {
    const isWanted = (isOver: boolean) => (params.kind === UNUSED ? !isOver : params.kind !== SPENT_OR_OVER || isOver);
    // Those that can be used first, the newest of them in front.
    const held = user.coupons
      .filter((received) => isWanted(isSpentOrOver(shop, received)))
      .toSorted(
        (a, b) => Number(isSpentOrOver(shop, a)) - Number(isSpentOrOver(shop, b)) || b.receivedAt - a.receivedAt,
      );
    return page(held, query).flatMap((received) => heldCouponOf(shop, received, language));
  }),
  rule(fittingCoupons, ({ shop, user, query, language }) => {
    const lines = withPrices(shop, user, wantedLines(shop, user, query.cartId, query.new, language), language);
    return fittingFor(shop, user, lines).flatMap((received) => heldCouponOf(shop, received, language));
  }),
];
