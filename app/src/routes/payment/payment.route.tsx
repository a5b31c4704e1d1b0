import type { Failure } from '@shop/design-system';
import { PaymentScreen, type PaymentScreenProps } from '@shop/design-system/screens/payment';
import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Payment } from '@shop/contracts';
import { copying } from '../../copying.ts';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { orderQuery, wonCouponsQuery } from '../../features/order/order.query.ts';
import { payMutation } from '../../features/payment/payment.mutation.ts';
import { useLanguage } from '../../language/use-language.ts';
import { userQuery } from '../../session/session.query.ts';
import { useOrderActs } from '../order/use-order-actions.ts';
import { useTopUp } from './use-top-up.ts';

type Outcome = Pick<PaymentScreenProps, 'outcome' | 'failure'>;

/** How the last try to pay ended, where it did not succeed. `lookingFailed`: why the order could not be asked after a try without an answer. */
function outcomeOf(
  { data, error }: Pick<UseMutationResult<Payment, unknown, string>, 'data' | 'error'>,
  lookingFailed: Failure | undefined,
): Outcome {
  if (data?.kind === 'short' || data?.kind === 'failed') return { outcome: data.kind };
  if (!error) return {};
  const failure = toFailure(error);
  if (failure.kind === 'refused') return { outcome: 'failed', failure };
  // No answer came, and the order was asked instead: it is not paid, or nobody knows.
  return lookingFailed ? { outcome: 'unknown', failure: lookingFailed } : { outcome: 'failed' };
}

export function PaymentRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const user = useQuery({ ...userQuery(true), select: ({ balance }) => balance });
  const pay = useMutation(payMutation(client));
  const won = useQuery(wonCouponsQuery(number, order.data?.isPaid ?? false, language));
  const topUp = useTopUp(user.data);
  const acts = useOrderActs();
  return (
    <PaymentScreen
      order={toLoadable(order)}
      balance={toLoadable(user)}
      wonCoupons={toLoadable(won)}
      paying={pay.isPending ? 'busy' : 'idle'}
      {...outcomeOf(pay, order.isRefetchError ? toFailure(order.error) : undefined)}
      topUp={topUp}
      acts={acts}
      onPayByBalance={() => order.data && pay.mutate(order.data.number)}
      onTimeUp={() => void order.refetch()}
      {...copying()}
      onRetry={() => void Promise.all([order.refetch(), user.refetch()])}
    />
  );
}
