import type { CouponOffer, HeldCoupon } from '@shop/contracts';
import { fn } from 'storybook/test';
import type { CouponClaiming } from './CouponChoice/CouponChoice.tsx';
import type { CouponChoices } from './CouponChoice/coupon-choices.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const coupon = (
  id: string,
  title: string,
  amount: number,
  from: number,
  more: Partial<HeldCoupon> = {},
): HeldCoupon => ({ id, title, amount, from, scope: 'all', isOver: false, usableTo: day('2099-12-31'), ...more });
export const fitting: readonly HeldCoupon[] = [
  coupon('31', '全场满减', 500, 3000),
  coupon('32', '科技件专用', 300, 1000, { scope: 'category', usableTo: day('2099-11-30') }),
];
export const others: readonly HeldCoupon[] = [
  coupon('41', '大单优惠', 2000, 50_000),
  coupon('42', '新年券', 800, 0, { usableFrom: day('2099-01-01') }),
  coupon('43', '人仔专用', 100, 0, { scope: 'products' }),
  coupon('44', '会员日', 1000, 0, { scope: 'members' }),
  coupon('45', '去年的券', 300, 0, { usableTo: day('2020-12-31') }),
];
export const choices: CouponChoices = { fitting, others: others.slice(0, 2) };
const ENGLISH = [
  'Any brick, plate or tile from ¥30.00',
  'Technic pins, axles and connectors only',
  'Large orders',
  'New year',
  'Minifigures only',
  'Members’ day',
  'Last year',
];
export const englishChoices: CouponChoices = {
  fitting: fitting.map((one, index) => ({ ...one, title: ENGLISH[index] ?? '' })),
  others: others.map((one, index) => ({ ...one, title: ENGLISH[index + fitting.length] ?? '' })),
};

export const offer = (id: string, title: string, more: Partial<CouponOffer> = {}): CouponOffer => ({
  id,
  title,
  amount: 300,
  from: 3900,
  scope: 'all',
  isReceived: false,
  days: 30,
  ...more,
});
/** Two that fit the order of the stories, and two that do not. */
export const claiming: CouponClaiming = {
  offers: [
    offer('901', '满 39 减 6', { amount: 600 }),
    offer('902', '本季满减', { amount: 800, from: 4000, days: 0, usableTo: day('2099-12-31') }),
    offer('903', '满 99 减 10', { amount: 1000, from: 9900 }),
    offer('904', '砖专用', { scope: 'category', from: 0 }),
  ],
  receiving: {},
  isMember: false,
  onClaim: fn(),
};
export const englishClaiming: CouponClaiming = {
  ...claiming,
  offers: [offer('901', '¥6.00 off any brick, plate or tile from ¥39.00', { amount: 600 })],
  receiving: { '901': { status: 'refused', message: 'All of these coupons have been claimed' } },
};
