import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { idList } from '../wire/id-list.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { anyMoment, type Moment } from '../wire/moment.ts';
import { money, type Fen } from '../wire/money.ts';
import { text } from '../wire/text.ts';

/** What a coupon is and which goods it is for. */
export type CouponTerms = {
  id: string;
  title: string;
  /** The discount. */
  amount: Fen;
  /** The minimum cost of the goods; 0 without a minimum. */
  from: Fen;
  /** The goods that it is for: all, a category, some products, or those bought by members. Absent when unknown. */
  scope?: 'all' | 'category' | 'products' | 'members';
  /** Ids of the categories and of the products that it is for, where the server names any. */
  categories?: readonly string[];
  products?: readonly string[];
  usableFrom?: Moment;
  usableTo?: Moment;
};

/** A coupon that can be received. */
export type CouponOffer = CouponTerms & {
  /** How many are left, and of how many; absent when the number is unlimited or unknown. */
  left?: number;
  total?: number;
  /** Whether the shopper has received it at least once. */
  isReceived: boolean;
  /** How often the shopper has received it; absent on servers that say only whether. */
  timesReceived?: number;
  /** How often each shopper may receive it; absent when unlimited or unknown. */
  limit?: number;
  /** Days until it expires, from its receipt; 0 where `usableFrom` and `usableTo` are given. */
  days: number;
};

/** The scopes by the server's number. */
export const SCOPES = ['all', 'category', 'products', 'members'] as const;
/** Whether it was received, or how many times. */
export const received = z.union([z.boolean(), count]);

/** A coupon that never runs out has a count of 0 too: where the server does not say which it is, 0 is not known. */
const leftOf = (wire: { is_permanent?: boolean | undefined; remain_count?: number | undefined }) => {
  if (wire.is_permanent) return undefined;
  return wire.is_permanent === undefined ? wire.remain_count || undefined : wire.remain_count;
};

/** Row of `/coupons`: amounts are floats, `is_use` a boolean or a count of those received. */
export const couponOffer = entity(
  z.object({
    id,
    coupon_title: text,
    coupon_price: money,
    use_min_price: money,
    type: maybe(count),
    category_id: idList,
    product_id: idList,
    is_permanent: maybe(flag),
    remain_count: maybe(count),
    total_count: maybe(count),
    receive_limit: maybe(count),
    is_use: z._default(received, false),
    coupon_time: withDefault(count, 0),
    start_use_time: anyMoment,
    end_use_time: anyMoment,
  }),
  {
    decode: (wire): CouponOffer => ({
      id: wire.id,
      title: wire.coupon_title,
      amount: wire.coupon_price,
      from: wire.use_min_price,
      scope: SCOPES[wire.type ?? -1],
      categories: wire.category_id,
      products: wire.product_id,
      left: leftOf(wire),
      total: wire.is_permanent ? undefined : wire.total_count,
      isReceived: wire.is_use === true || Number(wire.is_use) > 0,
      timesReceived: typeof wire.is_use === 'number' ? wire.is_use : undefined,
      limit: wire.receive_limit || undefined,
      days: wire.coupon_time,
      usableFrom: wire.start_use_time,
      usableTo: wire.end_use_time,
    }),
    encode: (value) => ({
      id: value.id,
      coupon_title: value.title,
      coupon_price: value.amount,
      use_min_price: value.from,
      type: value.scope && SCOPES.indexOf(value.scope),
      category_id: value.categories && [...value.categories],
      product_id: value.products && [...value.products],
      is_permanent: value.left === undefined,
      remain_count: value.left ?? 0,
      total_count: value.total,
      receive_limit: value.limit,
      is_use: value.timesReceived ?? value.isReceived,
      coupon_time: value.days,
      start_use_time: value.usableFrom,
      end_use_time: value.usableTo,
    }),
  },
);
