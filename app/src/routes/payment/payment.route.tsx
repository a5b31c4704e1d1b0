import { failed } from '@shop/design-system';
import { PaymentScreen } from '@shop/design-system/screens/checkout/PaymentScreen/PaymentScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { orderQuery, earnedCouponsQuery } from '../../features/order/order.query.ts';
import { outcomeOf } from '../../features/payment/payment-outcome.ts';
import { payByBalanceMutation } from '../../features/payment/payment.mutation.ts';
import { useLanguage } from '../../language/use-language.ts';
import { userQuery } from '../../session/session.query.ts';
import { useOrderActions } from '../order/use-order-actions.ts';
import { useTopUp } from '../../features/payment/use-top-up.ts';

/** A server that sends the shopper without a balance. */
const NO_BALANCE = failed('malformed');

export function PaymentRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const user = useQuery(userQuery(true));
  const balance = user.data?.balance;
  const pay = useMutation(payByBalanceMutation(client));
  const earnedCoupons = useQuery(earnedCouponsQuery(number, order.data?.isPaid ?? false, language));
  const topUp = useTopUp(balance);
  const actions = useOrderActions();
  return (
    <PaymentScreen
      order={toLoadable(order)}
      balance={user.data && balance === undefined ? NO_BALANCE : toLoadable({ data: balance, error: user.error })}
      earnedCoupons={toLoadable(earnedCoupons)}
      paying={pay.isPending ? 'busy' : 'idle'}
      {...outcomeOf(pay, order.isRefetchError ? toFailure(order.error) : undefined)}
      topUp={user.data?.hasTopUp === false ? undefined : topUp}
      actions={actions}
      onPayByBalance={() => order.data && pay.mutate({ kind: 'order', number: order.data.number })}
      onTimeUp={() => void order.refetch()}
      onCopy={clipboardWriter()}
      onRetry={() => void Promise.all([order.refetch(), user.refetch()])}
    />
  );
}
