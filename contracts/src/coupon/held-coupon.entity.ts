import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { idList } from '../wire/id-list.ts';
import { maybe } from '../wire/maybe.ts';
import { money } from '../wire/money.ts';
import { anyMoment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';
import { SCOPES, type CouponTerms } from './coupon-offer.entity.ts';

/** A coupon in the shopper's wallet. */
export type HeldCoupon = CouponTerms & {
  /** Whether it is used or expired; always false in the coupons that fit an order. */
  isOver: boolean;
  /** What more is known: received in the last 24 hours, not usable yet, used, or expired. */
  status?: 'new' | 'notYet' | 'used' | 'expired';
  /** The server's own text, where a coupon is over and its status is neither `used` nor `expired`. */
  statusText?: string;
};

/** Constant texts of the family's servers, in every language. */
const USED = '已使用';
const EXPIRED = '已过期';
/** Values of `_type`. */
const UNUSABLE = 0;
const USABLE_AND_NEW = 2;

/**
 * Row of `/coupons/user` and `/coupons/order`. `type` is Chinese text in the first and the scope in the second, so the
 * scope is read from `applicable_type`, null when its template was deleted; `isOver` is read from `pc_type`, and only
 * what `pc_type` does not distinguish from the Chinese text in `status` (reference, trap 10). Days are `2026/12/21` in
 * one and `2026-12-21` in the other.
 */
export const heldCouponWire = z.object({
  id,
  coupon_title: text,
  coupon_price: money,
  use_min_price: money,
  applicable_type: maybe(count),
  category_id: idList,
  product_id: idList,
  start_time: anyMoment,
  end_time: anyMoment,
  pc_type: maybe(count),
  pc_msg: z.optional(text),
  _type: maybe(count),
  status: z.optional(text),
});
type HeldCouponWire = z.output<typeof heldCouponWire>;

const isEnd = (status: string | undefined) => status === USED || status === EXPIRED;

function statusOf({ _type, status }: HeldCouponWire, isOver: boolean): HeldCoupon['status'] {
  if (!isOver) {
    if (_type === USABLE_AND_NEW) return 'new';
    return _type === UNUSABLE ? 'notYet' : undefined;
  }
  if (status === USED) return 'used';
  return status === EXPIRED ? 'expired' : undefined;
}

export function toHeldCoupon(wire: HeldCouponWire): HeldCoupon {
  const isOver = wire.pc_type === undefined ? isEnd(wire.status) : wire.pc_type === 0;
  const status = statusOf(wire, isOver);
  return {
    id: wire.id,
    title: wire.coupon_title,
    amount: wire.coupon_price,
    from: wire.use_min_price,
    scope: SCOPES[wire.applicable_type ?? -1],
    categories: wire.category_id,
    products: wire.product_id,
    usableFrom: wire.start_time,
    usableTo: wire.end_time,
    isOver,
    status,
    statusText: isOver && !status ? wire.pc_msg || wire.status || undefined : undefined,
  };
}

const STATUS_TEXTS: Partial<Record<NonNullable<HeldCoupon['status']>, string>> = { used: USED, expired: EXPIRED };
const TYPES: Partial<Record<NonNullable<HeldCoupon['status']>, number>> = { new: USABLE_AND_NEW, notYet: UNUSABLE };

export const fromHeldCoupon = (value: HeldCoupon): HeldCouponWire => ({
  id: value.id,
  coupon_title: value.title,
  coupon_price: value.amount,
  use_min_price: value.from,
  applicable_type: value.scope && SCOPES.indexOf(value.scope),
  category_id: value.categories && [...value.categories],
  product_id: value.products && [...value.products],
  start_time: value.usableFrom,
  end_time: value.usableTo,
  pc_type: value.isOver ? 0 : 1,
  pc_msg: value.statusText,
  _type: value.status && TYPES[value.status],
  status: value.status && STATUS_TEXTS[value.status],
});

export const heldCoupon = entity(heldCouponWire, { decode: toHeldCoupon, encode: fromHeldCoupon });
