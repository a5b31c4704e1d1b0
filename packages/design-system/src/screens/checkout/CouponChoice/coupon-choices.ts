import type { Fen, HeldCoupon, Moment } from '@shop/contracts';

/** The shopper's coupons: those that apply to the order, and the others that have not expired. */
export type CouponChoices = { fitting: readonly HeldCoupon[]; others: readonly HeldCoupon[] };

/** The coupon with the largest discount; of equals the one that expires first. */
export const bestCoupon = (fitting: readonly HeldCoupon[]): HeldCoupon | undefined =>
  [...fitting].sort(
    (one, other) => other.amount - one.amount || (one.usableTo ?? Infinity) - (other.usableTo ?? Infinity),
  )[0];

/** Why a coupon does not apply to an order. */
export type UnusableReason =
  | { kind: 'expired' | 'members' | 'goods' }
  | { kind: 'notYet'; from: Moment }
  | { kind: 'below'; missing: Fen };

const DAY_MS = 86_400_000;

/** Why a coupon that the shop does not offer for these goods does not apply. Its last day is included. */
export function unusableReason(
  { isOver, usableFrom, usableTo, from, scope }: HeldCoupon,
  goods: Fen,
  now: Moment,
): UnusableReason {
  if (isOver || (usableTo !== undefined && now >= usableTo + DAY_MS)) return { kind: 'expired' };
  if (usableFrom !== undefined && now < usableFrom) return { kind: 'notYet', from: usableFrom };
  if (goods < from) return { kind: 'below', missing: from - goods };
  return { kind: scope === 'members' ? 'members' : 'goods' };
}
