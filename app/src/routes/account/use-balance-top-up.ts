import type { User } from '@shop/contracts';
import type { TopUpState } from '@shop/design-system/commerce/TopUp/top-up-state.ts';
import { useQuery } from '@tanstack/react-query';
import { isUnknownCall } from '../../data/outcome.ts';
import { orderCountsQuery } from '../../features/order/order.query.ts';
import { canTopUp } from '../../features/payment/can-top-up.ts';
import { topUpOffersQuery } from '../../features/payment/payment.query.ts';
import { useTopUp } from '../../features/payment/use-top-up.ts';

/**
 * The top-up, where the server says that it can be made and paid; the payment methods come with the order counts, which
 * every page of the account area requests. Where it does not say whether it has top-ups, the call that lists the offers
 * decides.
 */
export function useBalanceTopUp(user: User | undefined): TopUpState | undefined {
  const topUp = useTopUp(user?.balance);
  const payWays = useQuery(orderCountsQuery()).data?.payWays;
  const offers = useQuery(topUpOffersQuery(canTopUp(user, payWays, true)));
  const isOffered = canTopUp(user, payWays, offers.isSuccess) && !isUnknownCall(offers.error);
  return isOffered ? topUp : undefined;
}
