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
  /** What it takes off. */
  amount: Fen;
  /** Goods have to cost at least this; 0 for any sum. */
  from: Fen;
  /** What it is for: all goods, a category, some products, or members. */
  scope: 'all' | 'category' | 'products' | 'members';
  /** How many are left; absent where there is no end of them. */
  left?: number;
  isReceived: boolean;
  /** Days it lives after being received; 0 where `usableFrom` and `usableTo` say when. */
  days: number;
  usableFrom?: Moment;
  usableTo?: Moment;
};

/** What a coupon is for, by the server's number. */
export const SCOPES = ['all', 'category', 'products', 'members'] as const;
/** Whether it was received, or how often. */
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
      ...(wire.is_permanent ? {} : { left: wire.remain_count }),
      isReceived: wire.is_use === true || Number(wire.is_use) > 0,
      days: wire.coupon_time,
      ...(wire.start_use_time === undefined ? {} : { usableFrom: wire.start_use_time }),
      ...(wire.end_use_time === undefined ? {} : { usableTo: wire.end_use_time }),
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
