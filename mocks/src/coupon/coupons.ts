import type { CouponOffer, Fen, Moment } from '@shop/contracts';
import type { Language, Mould, ShopCategory } from '../catalogue/catalogue.entity.ts';
import { fill } from '../shop/fill.ts';
import { categoryTrail } from '../catalogue/goods.ts';
import type { Account, Shop } from '../shop/state.ts';

/** A coupon as the shop's staff made it; `{category}` in a title is the name of its category. `total`: how many there are; absent where there is no end of them. */
export type Coupon = {
  id: string;
  titles: Record<Language, string>;
  amount: Fen;
  from: Fen;
  scope: CouponOffer['scope'];
  total?: number;
  days: number;
  /** Usable in this season only, instead of some days from receiving it. */
  isSeasonal?: true;
  /** The shop gives it away by itself; nobody can fetch it. */
  isGift?: true;
  /** Product ids of the scope `products`. */
  products?: readonly string[];
};

const DAY = 24 * 3_600_000;
/** Seasons of the shop last 13 weeks. */
const SEASON = 91 * DAY;
const FIRST_SEASON = Date.parse('2023-03-06T00:00:00+08:00');

type Period = { usableFrom: Moment; usableTo: Moment };

const seasonOf = (now: Moment): Period => {
  const usableFrom = now - ((now - FIRST_SEASON) % SEASON);
  return { usableFrom, usableTo: usableFrom + SEASON };
};

/** When a coupon can be used that came into a wallet at a moment. */
export const periodOf = ({ days, isSeasonal }: Coupon, receivedAt: Moment): Period =>
  isSeasonal ? seasonOf(receivedAt) : { usableFrom: receivedAt, usableTo: receivedAt + days * DAY };

/** Won by an order of at least this much, when it is paid. */
export const WINS_FROM: Fen = 9900;
export const WON_COUPON = '921';
/** What the demo account has in its wallet from the first moment. */
export const WELCOME_COUPONS = ['911', '912', '913'] as const;

const COUPONS: readonly Coupon[] = [
  {
    id: '901',
    titles: { 'zh-Hans': '满 49 减 3', 'zh-Hant': '滿 49 減 3', en: '¥3 off from ¥49' },
    amount: 300,
    from: 4900,
    scope: 'all',
    days: 30,
  },
  {
    id: '902',
    titles: { 'zh-Hans': '当季搭建券', 'zh-Hant': '當季搭建券', en: 'This season’s building coupon' },
    amount: 1000,
    from: 9900,
    scope: 'all',
    total: 500,
    days: 0,
    isSeasonal: true,
  },
  {
    id: '903',
    titles: { 'zh-Hans': '{category}满 39 减 5', 'zh-Hant': '{category}滿 39 減 5', en: '¥5 off {category} from ¥39' },
    amount: 500,
    from: 3900,
    scope: 'category',
    total: 2000,
    days: 15,
  },
  {
    id: '904',
    titles: { 'zh-Hans': '常用颗粒立减 1 元', 'zh-Hant': '常用顆粒立減 1 元', en: '¥1 off everyday parts' },
    amount: 100,
    from: 990,
    scope: 'products',
    days: 7,
    products: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  },
  {
    id: '905',
    titles: { 'zh-Hans': '会员满 129 减 15', 'zh-Hant': '會員滿 129 減 15', en: 'Members: ¥15 off from ¥129' },
    amount: 1500,
    from: 12_900,
    scope: 'members',
    days: 30,
  },
  // All of these went to others.
  {
    id: '906',
    titles: { 'zh-Hans': '新店尝鲜券', 'zh-Hant': '新店嘗鮮券', en: 'First visit coupon' },
    amount: 800,
    from: 5900,
    scope: 'all',
    total: 0,
    days: 30,
  },
  {
    id: '911',
    titles: { 'zh-Hans': '老顾客满 49 减 5', 'zh-Hant': '老顧客滿 49 減 5', en: '¥5 off from ¥49, for regulars' },
    amount: 500,
    from: 4900,
    scope: 'all',
    days: 60,
    isGift: true,
  },
  {
    id: '912',
    titles: { 'zh-Hans': '{category}满 29 减 3', 'zh-Hant': '{category}滿 29 減 3', en: '¥3 off {category} from ¥29' },
    amount: 300,
    from: 2900,
    scope: 'category',
    days: 30,
    isGift: true,
  },
  {
    id: '913',
    titles: { 'zh-Hans': '大单满 299 减 40', 'zh-Hant': '大單滿 299 減 40', en: '¥40 off from ¥299' },
    amount: 4000,
    from: 29_900,
    scope: 'all',
    days: 90,
    isGift: true,
  },
  {
    id: WON_COUPON,
    titles: { 'zh-Hans': '下次满 59 减 8', 'zh-Hant': '下次滿 59 減 8', en: '¥8 off your next order from ¥59' },
    amount: 800,
    from: 5900,
    scope: 'all',
    days: 30,
    isGift: true,
  },
];

export const couponNamed = (id: string): Coupon | undefined => COUPONS.find((coupon) => coupon.id === id);

/** How many of a coupon are left; absent where there is no end of them. */
export function leftOfCoupon(shop: Shop, { id, total }: Coupon): number | undefined {
  if (total === undefined) return undefined;
  const received = Object.values(shop.state.accounts).filter((account) => hasCoupon(account, id)).length;
  return Math.max(0, total - received);
}

export const hasCoupon = (account: Account, couponId: string): boolean =>
  account.coupons.some((received) => received.couponId === couponId);

/** The category coupon is for the shop's first top category, the plain bricks. */
const couponCategory = ({ catalogue }: Shop): ShopCategory | undefined =>
  catalogue.categories.find(({ parent }) => parent === undefined);

/** Whether a coupon is for a part. */
export function appliesTo(shop: Shop, coupon: Coupon, mould: Mould): boolean {
  if (coupon.scope === 'category') return categoryTrail(shop, mould.category)[0] === couponCategory(shop);
  return coupon.products?.includes(mould.id) ?? true;
}

export const titleOf = (shop: Shop, { titles }: Coupon, language: Language): string =>
  fill(titles[language], { category: couponCategory(shop)?.names[language] ?? '' });

/** The coupons that can be fetched, those of a part where one is named, as a shopper sees them. */
export function couponsFor(
  shop: Shop,
  language: Language,
  user: Account | undefined,
  mould?: Mould,
): readonly CouponOffer[] {
  return COUPONS.filter((coupon) => !coupon.isGift && (mould === undefined || appliesTo(shop, coupon, mould))).map(
    (coupon) => {
      const left = leftOfCoupon(shop, coupon);
      return {
        id: coupon.id,
        title: titleOf(shop, coupon, language),
        amount: coupon.amount,
        from: coupon.from,
        scope: coupon.scope,
        ...(left === undefined ? {} : { left }),
        isReceived: user !== undefined && hasCoupon(user, coupon.id),
        days: coupon.days,
        ...(coupon.isSeasonal ? seasonOf(shop.clock.now()) : {}),
      };
    },
  );
}
