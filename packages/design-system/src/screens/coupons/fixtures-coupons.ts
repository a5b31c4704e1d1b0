import type { CouponOffer, HeldCoupon } from '@shop/contracts';
import type { CouponGoods } from './coupon-goods.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

export const goods: CouponGoods = {
  categories: { '3': { name: '基础砖', place: { name: 'parts', category: '3' } } },
  parts: { '301': '砖 2 × 4', '302': '板 1 × 2', '303': '光面砖 1 × 1' },
};

const terms = (id: string, title: string, amount: number, from: number) => ({ id, title, amount, from });

export const forAll: HeldCoupon = {
  ...terms('21', '老客券 满 49 减 5', 500, 4900),
  scope: 'all',
  usableFrom: day('2026-11-20'),
  usableTo: day('2027-01-19'),
  isOver: false,
};
const fresh: HeldCoupon = { ...forAll, ...terms('22', '满 49 减 3', 300, 4900), status: 'new' };
export const forCategory: HeldCoupon = {
  ...forAll,
  ...terms('23', '基础砖 满 29 减 9.9', 990, 2900),
  scope: 'category',
  categories: ['3'],
};
export const forParts: HeldCoupon = {
  ...forAll,
  ...terms('24', '常用件 减 1', 100, 0),
  scope: 'products',
  products: ['301', '302', '303'],
};
export const forPart: HeldCoupon = { ...forParts, ...terms('25', '2 × 4 专用', 200, 990), products: ['301'] };
export const early: HeldCoupon = {
  ...forAll,
  ...terms('26', '满 89 减 12，下周开始', 1200, 8900),
  usableFrom: day('2026-11-28'),
  status: 'notYet',
};
const forMembers: HeldCoupon = {
  ...forAll,
  ...terms('27', '会员 满 299 减 40', 4000, 29_900),
  scope: 'members',
};
/** Its template was deleted: nothing but its amount is known. */
export const bare: HeldCoupon = { ...terms('28', '新人券', 100, 0), isOver: false };
export const usable: readonly HeldCoupon[] = [fresh, forAll, forCategory, forParts, forPart, early, forMembers, bare];

export const over: readonly HeldCoupon[] = [
  { ...forAll, id: '31', isOver: true, status: 'used' },
  { ...forCategory, id: '32', usableTo: day('2026-10-31'), isOver: true, status: 'expired' },
  { ...forParts, id: '33', isOver: true, statusText: '已作废' },
  { ...bare, id: '34', isOver: true },
];

export const offer: CouponOffer = {
  ...terms('5', '满 49 减 3', 300, 4900),
  scope: 'all',
  isReceived: false,
  timesReceived: 0,
  limit: 1,
  days: 30,
};
export const counted: CouponOffer = { ...offer, ...terms('6', '秋冬拼砌券', 1000, 9900), left: 37, total: 500 };
/** Of an older server: it says only whether the coupon was received. */
const countUnknown: CouponOffer = { ...counted, ...terms('7', '周末券', 200, 1900), total: undefined };
export const receivedOnce: CouponOffer = {
  ...offer,
  ...terms('8', '基础砖 满 39 减 5', 500, 3900),
  scope: 'category',
  categories: ['3'],
  isReceived: true,
  timesReceived: 1,
  limit: 2,
};
export const receivedOffer: CouponOffer = {
  ...offer,
  ...terms('9', '常用件 满 9.9 减 1', 100, 990),
  scope: 'products',
  products: ['301', '302'],
  isReceived: true,
  timesReceived: 1,
};
export const gone: CouponOffer = { ...offer, ...terms('10', '首单券', 800, 5900), left: 0, total: 300 };
export const memberOffer: CouponOffer = {
  ...offer,
  ...terms('11', '会员 满 129 减 15', 1500, 12_900),
  scope: 'members',
};
export const offers: readonly CouponOffer[] = [
  offer,
  counted,
  countUnknown,
  receivedOnce,
  receivedOffer,
  memberOffer,
  gone,
];

export const LONG_TITLE = 'Returning customers: brackets, hinges and turntables of every size';
