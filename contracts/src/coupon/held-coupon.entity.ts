import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { money, type Fen } from '../wire/money.ts';
import { anyMoment, type Moment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';
import { SCOPES, type CouponOffer } from './coupon-offer.entity.ts';

/** A coupon in the shopper's wallet. */
export type HeldCoupon = {
  id: string;
  title: string;
  /** The discount. */
  amount: Fen;
  /** The minimum cost of the goods; 0 without a minimum. */
  from: Fen;
  scope: CouponOffer['scope'];
  usableFrom?: Moment;
  usableTo?: Moment;
  /** Whether it is used or expired; always false in the coupons that fit an order. */
  isOver: boolean;
};

/**
 * Row of `/coupons/user` and `/coupons/order`. `type` is Chinese text in the first and the scope in the second, so the
 * scope is read from `applicable_type`, null when its template was deleted; `status` is Chinese text, so `isOver` is
 * read from `pc_type` (reference, trap 10). Days are `2026/12/21` in one and `2026-12-21` in the other.
 */
export const heldCouponWire = z.object({
  id,
  coupon_title: text,
  coupon_price: money,
  use_min_price: money,
  applicable_type: z._default(count, 0),
  start_time: anyMoment,
  end_time: anyMoment,
  pc_type: z._default(count, 1),
});
type HeldCouponWire = z.output<typeof heldCouponWire>;

export const toHeldCoupon = (wire: HeldCouponWire): HeldCoupon => ({
  id: wire.id,
  title: wire.coupon_title,
  amount: wire.coupon_price,
  from: wire.use_min_price,
  scope: SCOPES[wire.applicable_type] ?? 'all',
  usableFrom: wire.start_time,
  usableTo: wire.end_time,
  isOver: wire.pc_type === 0,
});

export const fromHeldCoupon = (value: HeldCoupon): HeldCouponWire => ({
  id: value.id,
  coupon_title: value.title,
  coupon_price: value.amount,
  use_min_price: value.from,
  applicable_type: SCOPES.indexOf(value.scope),
  start_time: value.usableFrom,
  end_time: value.usableTo,
  pc_type: value.isOver ? 0 : 1,
});

export const heldCoupon = entity(heldCouponWire, { decode: toHeldCoupon, encode: fromHeldCoupon });
