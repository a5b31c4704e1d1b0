import type { Address, Fen, Language, MemberLevel, Moment } from '@shop/contracts';
import type { WantedLine } from './cart.state.ts';

/** A coupon in a shopper's wallet. `id` identifies this one, `couponId` the kind of coupon. */
export type ReceivedCoupon = {
  id: string;
  couponId: string;
  receivedAt: Moment;
  /** The order that uses it; absent while it is unused. */
  orderNumber?: string;
  /** The order that it was earned with. */
  earnedWith?: string;
};

/**
 * A shopper's account. `login` is the account name; the password is stored as plain text, because the accounts are invented.
 */
export type Account = {
  id: string;
  login: string;
  password: string;
  phone: string;
  nickname: string;
  /** Address of the uploaded avatar; '' when there is none. */
  avatar: string;
  /** The level of a regular shopper; absent without one. */
  level?: MemberLevel;
  balance: Fen;
  isMember: boolean;
  /** The language in which the chat was last opened; messages over the socket use it. */
  language?: Language;
  addresses: Address[];
  cart: WantedLine[];
  /** Product ids, newest first. */
  favourites: string[];
  coupons: ReceivedCoupon[];
};

/** The owner of a token and when it expires (30 days after signing in, as observed). */
export type StoredToken = { accountId: string; expiresAt: Moment };

export type AccountSlice = {
  accounts: Record<string, Account>;
  tokens: Record<string, StoredToken>;
};
