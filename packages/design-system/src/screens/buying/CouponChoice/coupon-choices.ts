import type { Fen, HeldCoupon, Moment } from '@shop/contracts';

/** The shopper's coupons: those that can be used for the order, and the others that are not over. */
export type CouponChoices = { fitting: readonly HeldCoupon[]; others: readonly HeldCoupon[] };

/** The one that takes off most; of equals the one that ends first. */
export const bestCoupon = (fitting: readonly HeldCoupon[]): HeldCoupon | undefined =>
  [...fitting].sort(
    (one, other) => other.amount - one.amount || (one.usableTo ?? Infinity) - (other.usableTo ?? Infinity),
  )[0];

/** Why a coupon is not for an order. */
export type WhyNot =
  { kind: 'over' | 'members' | 'goods' } | { kind: 'notYet'; from: Moment } | { kind: 'below'; missing: Fen };

const DAY_MS = 86_400_000;

/** The reason why a coupon that the shop does not offer for these goods does not fit. Its last day counts whole. */
export function whyNot({ isOver, usableFrom, usableTo, from, scope }: HeldCoupon, goods: Fen, now: Moment): WhyNot {
  if (isOver || (usableTo !== undefined && now >= usableTo + DAY_MS)) return { kind: 'over' };
  if (usableFrom !== undefined && now < usableFrom) return { kind: 'notYet', from: usableFrom };
  if (goods < from) return { kind: 'below', missing: from - goods };
  return { kind: scope === 'members' ? 'members' : 'goods' };
}
