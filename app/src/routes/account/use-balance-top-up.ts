import type { User } from '@shop/contracts';
import type { TopUpState } from '@shop/design-system/commerce/TopUp/top-up-state.ts';
import { useQuery } from '@tanstack/react-query';
import { isUnknownCall } from '../../data/outcome.ts';
import { topUpOffersQuery } from '../../features/payment/payment.query.ts';
import { useTopUp } from '../../features/payment/use-top-up.ts';

/**
 * The top-up, where the shop offers any: unless the server says that they are switched off, or has no such call. Where
 * it does not say, the call that lists the offers decides.
 */
export function useBalanceTopUp(user: User | undefined): TopUpState | undefined {
  const topUp = useTopUp(user?.balance);
  const isOff = user === undefined || user.hasTopUp === false || user.hasBalance === false;
  const offers = useQuery(topUpOffersQuery(!isOff));
  const isOffered = user?.hasTopUp === true ? !isUnknownCall(offers.error) : offers.isSuccess;
  return isOff || !isOffered ? undefined : topUp;
}
