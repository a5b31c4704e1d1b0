import type { HeldCoupon, Language, Moment } from '@shop/contracts';
import type { Account, ReceivedCoupon } from '../core/account.state.ts';
import { nextId } from '../core/random.ts';
import type { Shop } from '../core/shop.ts';
import { findCoupon, goodsOf, periodOf, titleOf } from './coupons.ts';

/** Adds a coupon to a shopper's wallet. */
export function addCoupon(shop: Shop, account: Account, couponId: string, receivedAt: Moment): ReceivedCoupon {
  const received: ReceivedCoupon = { id: nextId(shop.state), couponId, receivedAt };
  account.coupons.push(received);
  return received;
}

/** Whether a coupon has expired. One of a kind that the shop no longer has counts as expired. */
export function isExpired(shop: Shop, { couponId, receivedAt }: ReceivedCoupon): boolean {
  const coupon = findCoupon(couponId);
  return !coupon || periodOf(coupon, receivedAt).usableTo <= shop.clock.now();
}

/** Whether a coupon cannot be used yet. */
export function isEarly(shop: Shop, { couponId, receivedAt }: ReceivedCoupon): boolean {
  const coupon = findCoupon(couponId);
  return coupon !== undefined && shop.clock.now() < periodOf(coupon, receivedAt).usableFrom;
}

export const isUsedOrExpired = (shop: Shop, received: ReceivedCoupon): boolean =>
  received.orderNumber !== undefined || isExpired(shop, received);

/** The number of coupons that can still be used. */
export const usableCount = (shop: Shop, account: Account): number =>
  account.coupons.filter((received) => !isUsedOrExpired(shop, received)).length;

const DAY = 24 * 3_600_000;

/** What a holder sees of the state of a coupon beside whether it is over. */
function statusOf(shop: Shop, received: ReceivedCoupon): HeldCoupon['status'] {
  if (received.orderNumber !== undefined) return 'used';
  if (isExpired(shop, received)) return 'expired';
  if (isEarly(shop, received)) return 'notYet';
  return shop.clock.now() - received.receivedAt < DAY ? 'new' : undefined;
}

/** A coupon as its holder sees it; nothing for one of a kind that the shop no longer has. */
export function heldCouponOf(shop: Shop, received: ReceivedCoupon, language: Language): readonly HeldCoupon[] {
  const coupon = findCoupon(received.couponId);
  if (!coupon) return [];
  const { amount, from, scope } = coupon;
  return [
    {
      id: received.id,
      title: titleOf(shop, coupon, language),
      amount,
      from,
      scope,
      ...goodsOf(shop, coupon),
      ...periodOf(coupon, received.receivedAt),
      isOver: isUsedOrExpired(shop, received),
      status: statusOf(shop, received),
    },
  ];
}
