import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { anyMoment, type Moment } from '../wire/moment.ts';
import { money, type Fen } from '../wire/money.ts';
import { text } from '../wire/text.ts';

/** A coupon that can be received. */
export type CouponOffer = {
  id: string;
  title: string;
  /** The discount. */
  amount: Fen;
  /** The minimum cost of the goods; 0 without a minimum. */
  from: Fen;
  /** The goods that it is for: all, a category, some products, or those bought by members. */
  scope: 'all' | 'category' | 'products' | 'members';
  /** How many are left; absent when the number is unlimited. */
  left?: number;
  isReceived: boolean;
  /** Days until it expires, from its receipt; 0 where `usableFrom` and `usableTo` are given. */
  days: number;
  usableFrom?: Moment;
  usableTo?: Moment;
};

/** The scopes by the server's number. */
export const SCOPES = ['all', 'category', 'products', 'members'] as const;
/** Whether it was received, or how many times. */
export const received = z.union([z.boolean(), count]);

/** Row of `/coupons`: amounts are floats, `is_use` a boolean or a count of those received. */
export const couponOffer = entity(
  z.object({
    id,
    coupon_title: text,
    coupon_price: money,
    use_min_price: money,
    type: z._default(count, 0),
    is_permanent: z._default(flag, false),
    remain_count: z._default(count, 0),
    is_use: received,
    coupon_time: z._default(count, 0),
    start_use_time: anyMoment,
    end_use_time: anyMoment,
  }),
  {
    decode: (wire): CouponOffer => ({
      id: wire.id,
      title: wire.coupon_title,
      amount: wire.coupon_price,
      from: wire.use_min_price,
      scope: SCOPES[wire.type] ?? 'all',
      left: wire.is_permanent ? undefined : wire.remain_count,
      isReceived: wire.is_use === true || Number(wire.is_use) > 0,
      days: wire.coupon_time,
      usableFrom: wire.start_use_time,
      usableTo: wire.end_use_time,
    }),
    encode: (value) => ({
      id: value.id,
      coupon_title: value.title,
      coupon_price: value.amount,
      use_min_price: value.from,
      type: SCOPES.indexOf(value.scope),
      is_permanent: value.left === undefined,
      remain_count: value.left ?? 0,
      is_use: value.isReceived ? 1 : 0,
      coupon_time: value.days,
      start_use_time: value.usableFrom,
      end_use_time: value.usableTo,
    }),
  },
);
