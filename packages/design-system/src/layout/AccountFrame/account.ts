import { createContext, useContext } from 'react';

/** Pages of the account area, as its list names them. */
export type AccountSection = 'orders' | 'refunds' | 'cart';

/** What every page of the account area shows beside itself, lent by the app as links are. */
export type Account = {
  /** What stands behind a name in the list: orders not finished, refunds under way, pieces in the cart. A count that is not known yet is absent. */
  counts: Readonly<Partial<Record<AccountSection, number>>>;
  onSignOut: () => void;
};

const Context = createContext<Account | undefined>(undefined);

/** Lends the pages inside the shopper's counts and the way out. Without it the list has neither. */
export const AccountProvider = Context.Provider;
export const useAccount = (): Account | undefined => useContext(Context);
