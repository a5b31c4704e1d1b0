import type { Order } from '@shop/contracts';
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
import {
  isOutcomeUnknown,
  paymentKey,
  recheckInterval,
  usePendingOutcome,
} from '../../session/pending-outcomes.store.ts';
import { useOrderActions } from '../order/use-order-actions.ts';
import { useBalance } from '../../features/payment/use-balance.ts';
import { useGo } from '../../use-go.ts';

export function PaymentRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const pay = useMutation(payByBalanceMutation(client));
  const attempt = usePendingOutcome(paymentKey(number));
  const pending = pay.isPending ? undefined : attempt;
  const order = useQuery({
    ...orderQuery(number, language),
    refetchInterval: recheckInterval(pending, (shown?: Order) => shown?.state !== 'unpaid'),
  });
  const earnedCoupons = useQuery(earnedCouponsQuery(number, order.data?.isPaid ?? false, language));
  const { balance, topUp, refetch: refetchBalance } = useBalance(order.data?.payWays);
  const actions = useOrderActions({
    orders: order.data && [order.data],
    onRemoved: () => go({ name: 'orders' }, { replace: true }),
  });
  return (
    <PaymentScreen
      order={toLoadable(order)}
      balance={balance}
      earnedCoupons={toLoadable(earnedCoupons)}
      paying={pay.isPending ? 'busy' : 'idle'}
      {...outcomeOf(pay, {
        isUnknown: isOutcomeUnknown(pending, order),
        recheckFailure: order.isRefetchError ? toFailure(order.error) : undefined,
      })}
      topUp={topUp}
      actions={actions}
      onPayByBalance={() =>
        order.data && pay.mutate({ kind: 'order', number: order.data.number, until: order.data.cancelsAt })
      }
      onTimeUp={() => void order.refetch()}
      onCopy={clipboardWriter()}
      onRetry={() => void Promise.all([order.refetch(), refetchBalance()])}
    />
  );
}
