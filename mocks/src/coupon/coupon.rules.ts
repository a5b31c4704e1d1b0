import { couponOffers, couponReceive, fittingCoupons, heldCoupons } from '@shop/contracts';
import { wantedLines, withPrices } from '../cart/wanted-lines.ts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { mouldOf } from '../goods/goods.ts';
import { couponsFor, findCoupon, leftOfCoupon, limitOf, timesReceived } from './coupons.ts';
import { fittingFor } from './order-coupons.ts';
import { addCoupon, heldCouponOf, isUsedOrExpired } from './wallet.ts';

/** Values of the call's `kind`; every other value lists all coupons. */
const USABLE = '1';
const USED_OR_EXPIRED = '2';

function isListed(kind: string, isOver: boolean): boolean {
  if (kind === USABLE) return !isOver;
  return kind !== USED_OR_EXPIRED || isOver;
}

export const couponRules = [
  rule(couponOffers, ({ shop, user, query, language }) => {
    const id = query.product_id ?? '';
    const mould = mouldOf(shop, id);
    // A deleted product has no coupons; a request without a product is for all coupons.
    return id !== '' && id !== '0' && !mould ? [] : couponsFor(shop, language, user, mould);
  }),
  rule(couponReceive, ({ shop, user, body, language }) => {
    const coupon = findCoupon(body.couponId);
    if (!coupon || coupon.isGift) throw refusal('couponNotFound', language);
    if (timesReceived(user, coupon.id) >= limitOf(coupon)) throw refusal('couponAlreadyReceived', language);
    if (coupon.scope === 'members' && !user.isMember) throw refusal('membersOnly', language);
    if (leftOfCoupon(shop, coupon) === 0) throw refusal('noCouponsLeft', language);
    addCoupon(shop, user, coupon.id, shop.clock.now());
  }),
  rule(heldCoupons, ({ shop, user, params, query, language }) => {
    // Usable ones first, then by date of receipt.
    const held = user.coupons
      .filter((received) => isListed(params.kind, isUsedOrExpired(shop, received)))
      .toSorted(
        (a, b) => Number(isUsedOrExpired(shop, a)) - Number(isUsedOrExpired(shop, b)) || b.receivedAt - a.receivedAt,
      );
    return page(held, query).flatMap((received) => heldCouponOf(shop, received, language));
  }),
  rule(fittingCoupons, ({ shop, user, query, language }) => {
    const selected = wantedLines(shop, user, { ids: query.cartId, isBuyNow: query.new }, language);
    const lines = withPrices(shop, user, selected, language);
    // As servers do: of a coupon that fits an order, its state is not sent.
    return fittingFor(shop, user, lines)
      .flatMap((received) => heldCouponOf(shop, received, language))
      .map((coupon) => ({ ...coupon, status: undefined }));
  }),
];
