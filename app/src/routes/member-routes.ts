import type { memberPages } from './member-pages.ts';
import type { RouteEntry } from './page.ts';

/** The code of members' pages is named in a chunk of its own (note 027), which is fetched with the first of them. */
export const loadMember = (name: keyof typeof memberPages) => async () =>
  (await import('./member-pages.ts')).memberPages[name]();

/** The pages of orders and of the personal centre. */
export const memberRoutes = {
  orders: {
    paths: ['orders'],
    messages: ['buying', 'orders', 'account'],
    access: 'members',
    load: loadMember('orders'),
  },
  order: {
    paths: ['order', 'accountOrder'],
    messages: ['buying', 'orders', 'refunds', 'account', 'checklist'],
    access: 'members',
    load: loadMember('order'),
  },
  tracking: {
    paths: ['tracking'],
    messages: ['buying', 'orders', 'refunds', 'account'],
    access: 'members',
    load: loadMember('tracking'),
  },
  review: {
    paths: ['review'],
    messages: ['buying', 'refunds'],
    access: 'members',
    load: loadMember('review'),
  },
  'request-refund': {
    paths: ['requestRefund'],
    messages: ['buying', 'refunds'],
    access: 'members',
    load: loadMember('request-refund'),
  },
  refunds: {
    paths: ['refunds'],
    messages: ['buying', 'refunds', 'product', 'account'],
    access: 'members',
    load: loadMember('refunds'),
  },
  account: {
    paths: ['account'],
    messages: ['account', 'profile', 'orders', 'smsCode'],
    access: 'members',
    load: loadMember('account'),
  },
  balance: {
    paths: ['balance'],
    messages: ['account', 'balance', 'pay'],
    access: 'members',
    load: loadMember('balance'),
  },
  favourites: {
    paths: ['favourites'],
    messages: ['account', 'favourites'],
    access: 'members',
    load: loadMember('favourites'),
  },
  coupons: {
    paths: ['coupons'],
    messages: ['account', 'coupons'],
    access: 'members',
    load: loadMember('coupons'),
  },
  'coupon-centre': {
    paths: ['couponCentre'],
    messages: ['account', 'coupons'],
    access: 'members',
    load: loadMember('coupon-centre'),
  },
  messages: {
    paths: ['messages'],
    messages: ['account', 'notices'],
    access: 'members',
    load: loadMember('messages'),
  },
  addresses: {
    paths: ['addresses'],
    messages: ['account', 'addresses'],
    access: 'members',
    load: loadMember('addresses'),
  },
} as const satisfies Record<string, RouteEntry>;
