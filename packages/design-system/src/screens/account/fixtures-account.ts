import type { OrderCounts, User } from '@shop/contracts';

/** A member with a level. */
export const shopper: User = {
  id: '7',
  nickname: '林木木',
  avatar: '',
  phone: '13800005620',
  balance: 8640,
  unreadCount: 5,
  isMember: true,
  level: { name: '砌砖师', icon: '' },
  hasBalance: true,
  hasTopUp: true,
  couponCount: 3,
  favouriteCount: 9,
};
/** What a server sends that knows only who the shopper is. */
export const bareShopper: User = { id: '8', nickname: '', avatar: '', phone: '', isMember: false };
export const englishShopper: User = {
  ...shopper,
  nickname: 'Maximiliane Schwarzenberger-Huntington',
  level: { name: 'Master builder of the first order', icon: '' },
  balance: 123_456_789,
  couponCount: 120,
  favouriteCount: 1284,
};

export const counts: OrderCounts = {
  all: 26,
  unpaid: 1,
  toShip: 2,
  toReceive: 1,
  toReview: 3,
  completed: 19,
  refunding: 0,
};
