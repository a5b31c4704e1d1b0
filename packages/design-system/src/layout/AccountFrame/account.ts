import { createContext, useContext } from 'react';

/** Pages of the account area. */
export type AccountSection = 'orders' | 'refunds' | 'cart';

/** What all pages of the account area show; the app provides it. */
export type Account = {
  /**
   * Counts in the navigation: unfinished orders, refunds in progress, pieces in the cart. An unknown count is absent.
   */
  counts: Readonly<Partial<Record<AccountSection, number>>>;
  onSignOut: () => void;
};

const Context = createContext<Account | undefined>(undefined);

/** Provides the shopper's counts and sign-out. Without it the navigation has neither. */
export const AccountProvider = Context.Provider;
export const useAccount = (): Account | undefined => useContext(Context);
