import type { HeldCoupon, Moment } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { nextId } from '../shop/chance.ts';
import { couponNamed, periodOf, titleOf } from '../coupon/coupons.ts';
import type { Account, ReceivedCoupon, Shop } from '../shop/state.ts';

/** Puts a coupon into a wallet. */
export function giveCoupon(shop: Shop, account: Account, couponId: string, receivedAt: Moment): ReceivedCoupon {
  const received = { id: nextId(shop.state), couponId, receivedAt };
  account.coupons.push(received);
  return received;
}

/** Whether a coupon's time has passed. One whose kind the shop has given up is over too. */
export function isOver(shop: Shop, { couponId, receivedAt }: ReceivedCoupon): boolean {
  const coupon = couponNamed(couponId);
  return !coupon || periodOf(coupon, receivedAt).usableTo <= shop.clock.now();
}

export const isSpentOrOver = (shop: Shop, received: ReceivedCoupon): boolean =>
  received.orderNumber !== undefined || isOver(shop, received);

/** How many coupons of a wallet can still be used. */
export const usableCount = (shop: Shop, account: Account): number =>
  account.coupons.filter((received) => !isSpentOrOver(shop, received)).length;

/** A coupon as its holder sees it; none for one whose kind the shop has given up. */
export function heldCouponOf(shop: Shop, received: ReceivedCoupon, language: Language): readonly HeldCoupon[] {
  const coupon = couponNamed(received.couponId);
  if (!coupon) return [];
  const { amount, from, scope } = coupon;
  return [
    {
      id: received.id,
      title: titleOf(shop, coupon, language),
      amount,
      from,
      scope,
      ...periodOf(coupon, received.receivedAt),
      isOver: isSpentOrOver(shop, received),
    },
  ];
}
