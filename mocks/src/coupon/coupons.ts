import type { CouponOffer, Fen, Language, Moment } from '@shop/contracts';
import type { Mould, ShopCategory } from '../catalogue-data/catalogue.entity.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { categoryPath } from '../goods/goods.ts';
import { fill, messagesOf, type Messages } from '../messages/messages.ts';

/** A kind of coupon. Its title is in the messages, by its id. */
export type Coupon = {
  id: keyof Messages['coupon']['titles'];
  amount: Fen;
  from: Fen;
  scope: NonNullable<CouponOffer['scope']>;
  /** How many exist; absent if unlimited. */
  total?: number;
  /** How often each shopper can receive it. @default 1 */
  limit?: number;
  /** How many days it can be used. */
  days: number;
  /** How many days after receipt that begins. @default 0 */
  startsAfter?: number;
  /** It can be used in the season of its receipt instead. */
  isSeasonal?: true;
  /** Only the shop gives it to shoppers; they cannot collect it. */
  isGift?: true;
  /** Product ids of the scope `products`. */
  products?: readonly string[];
};

const DAY = 24 * 3_600_000;
/** A season has 13 weeks. */
const SEASON = 91 * DAY;
const FIRST_SEASON = Date.parse('2023-03-06T00:00:00+08:00');

type Period = { usableFrom: Moment; usableTo: Moment };

const seasonOf = (now: Moment): Period => {
  const usableFrom = now - ((now - FIRST_SEASON) % SEASON);
  return { usableFrom, usableTo: usableFrom + SEASON };
};

/** When a coupon that was received at a moment can be used. */
export function periodOf({ days, startsAfter = 0, isSeasonal }: Coupon, receivedAt: Moment): Period {
  if (isSeasonal) return seasonOf(receivedAt);
  const usableFrom = receivedAt + startsAfter * DAY;
  return { usableFrom, usableTo: usableFrom + days * DAY };
}

/** Paying an order of at least this amount earns a coupon. */
export const MIN_EARNING_ORDER: Fen = 9900;
export const EARNED_COUPON = '921';
/** The coupons of the demo account in a new shop. */
export const INITIAL_COUPONS = ['911', '912', '913'] as const;

const COUPONS: readonly Coupon[] = [
  { id: '901', amount: 300, from: 4900, scope: 'all', days: 30 },
  { id: '902', amount: 1000, from: 9900, scope: 'all', total: 500, days: 0, isSeasonal: true },
  { id: '903', amount: 500, from: 3900, scope: 'category', total: 2000, limit: 2, days: 15 },
  {
    id: '904',
    amount: 100,
    from: 990,
    scope: 'products',
    days: 7,
    products: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  },
  { id: '905', amount: 1500, from: 12_900, scope: 'members', days: 30 },
  // Other shoppers have received all of these.
  { id: '906', amount: 800, from: 5900, scope: 'all', total: 0, days: 30 },
  { id: '911', amount: 500, from: 4900, scope: 'all', days: 60, isGift: true },
  { id: '912', amount: 300, from: 2900, scope: 'category', days: 30, isGift: true },
  { id: '913', amount: 4000, from: 29_900, scope: 'all', days: 90, isGift: true },
  { id: '914', amount: 1200, from: 8900, scope: 'all', days: 30, startsAfter: 7, isGift: true },
  { id: EARNED_COUPON, amount: 800, from: 5900, scope: 'all', days: 30, isGift: true },
];

export const findCoupon = (id: string): Coupon | undefined => COUPONS.find((coupon) => coupon.id === id);

/** The remaining number of a coupon; absent if unlimited. */
export function leftOfCoupon(shop: Shop, { id, total }: Coupon): number | undefined {
  if (total === undefined) return undefined;
  const received = Object.values(shop.state.accounts).map((account) => timesReceived(account, id));
  return Math.max(
    0,
    received.reduce((left, times) => left - times, total),
  );
}

export const timesReceived = (account: Account, couponId: string): number =>
  account.coupons.filter((received) => received.couponId === couponId).length;

export const limitOf = ({ limit = 1 }: Coupon): number => limit;

/** The category of category coupons: the first of the top level, plain bricks. */
const couponCategory = ({ catalogue }: Shop): ShopCategory | undefined =>
  catalogue.categories.find(({ parent }) => parent === undefined);

/** Whether a mould is in the scope of a coupon. */
export function appliesTo(shop: Shop, coupon: Coupon, mould: Mould): boolean {
  if (coupon.scope === 'category') return categoryPath(shop, mould.category)[0] === couponCategory(shop);
  return coupon.products?.includes(mould.id) ?? true;
}

/** The ids of the goods that a coupon names. */
export const goodsOf = (shop: Shop, { scope, products }: Coupon): Pick<CouponOffer, 'categories' | 'products'> => ({
  ...(scope === 'category' ? { categories: [couponCategory(shop)?.id ?? ''] } : {}),
  ...(products ? { products } : {}),
});

export const titleOf = (shop: Shop, { id }: Coupon, language: Language): string =>
  fill(messagesOf(language).coupon.titles[id], { category: couponCategory(shop)?.names[language] ?? '' });

/** The coupons that can be collected, for one mould or for all, as a shopper sees them. */
export function couponsFor(
  shop: Shop,
  language: Language,
  user: Account | undefined,
  mould?: Mould,
): readonly CouponOffer[] {
  if (!shop.state.hasCouponOffers) return [];
  return COUPONS.filter((coupon) => !coupon.isGift && (mould === undefined || appliesTo(shop, coupon, mould))).map(
    (coupon) => ({
      id: coupon.id,
      title: titleOf(shop, coupon, language),
      amount: coupon.amount,
      from: coupon.from,
      scope: coupon.scope,
      ...goodsOf(shop, coupon),
      left: leftOfCoupon(shop, coupon),
      total: coupon.total,
      isReceived: user !== undefined && timesReceived(user, coupon.id) > 0,
      timesReceived: user ? timesReceived(user, coupon.id) : 0,
      limit: limitOf(coupon),
      days: coupon.days,
      ...(coupon.isSeasonal && seasonOf(shop.clock.now())),
    }),
  );
}
