import type { Fen, PayWay } from '@shop/contracts';
import { failed, type Loadable } from '@shop/design-system';
import type { TopUpState } from '@shop/design-system/commerce/TopUp/top-up-state.ts';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { userQuery } from '../../session/session.query.ts';
import { canTopUp } from './can-top-up.ts';
import { useTopUp } from './use-top-up.ts';

/** A server that sends the shopper without a balance. */
const NO_BALANCE = failed('malformed');

/** The balance to pay a bill with, and how to top it up where the server and the bill allow it. */
export function useBalance(payWays: readonly PayWay[] | undefined): {
  balance: Loadable<Fen>;
  topUp: TopUpState | undefined;
  refetch: () => Promise<unknown>;
} {
  const { data, error, refetch } = useQuery(userQuery(true));
  const balance = data?.balance;
  const topUp = useTopUp(balance);
  return {
    balance: data && balance === undefined ? NO_BALANCE : toLoadable({ data: balance, error }),
    topUp: canTopUp(data, payWays) ? topUp : undefined,
    refetch,
  };
}
