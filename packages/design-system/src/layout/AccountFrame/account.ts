import { createContext, useContext } from 'react';

/** Pages of the account area. */
export type AccountSection =
  | 'account'
  | 'orders'
  | 'refunds'
  | 'repairs'
  | 'cart'
  | 'favourites'
  | 'coupons'
  | 'balance'
  | 'messages'
  | 'addresses';

/** What all pages of the account area show; the app provides it. */
export type Account = {
  /**
   * Counts in the navigation: unfinished orders, refunds in progress, pieces in the cart, usable coupons, unread
   * messages. An unknown count is absent.
   */
  counts: Readonly<Partial<Record<AccountSection, number>>>;
  /** Whether the shop has balances at all; without them the section is not shown. @default true */
  hasBalance?: boolean;
  onSignOut: () => void;
};

const Context = createContext<Account | undefined>(undefined);

/** Provides the shopper's counts and sign-out. Without it the navigation has neither. */
export const AccountProvider = Context.Provider;
export const useAccount = (): Account | undefined => useContext(Context);
