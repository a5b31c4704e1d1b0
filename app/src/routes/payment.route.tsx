import { PaymentScreen } from '@shop/design-system/screens/payment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../data/call-error.ts';
import { toLoadable } from '../data/to-loadable.ts';
import { payMutation } from '../features/order/order.mutation.ts';
import { orderQuery } from '../features/order/order.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { userQuery } from '../session/session.query.ts';

/** The present moment, told once a second, for the countdown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now;
}

export function PaymentRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  const user = useQuery({ ...userQuery(true), select: ({ balance }) => balance });
  const pay = useMutation(payMutation(client));
  const now = useNow();
  return (
    <PaymentScreen
      order={toLoadable(order)}
      balance={toLoadable(user)}
      now={now}
      paying={pay.isPending ? 'busy' : 'idle'}
      outcome={pay.data && pay.data.kind !== 'paid' && pay.data.kind !== 'qr' ? pay.data.kind : undefined}
      failure={pay.error ? toFailure(pay.error) : undefined}
      onPayByBalance={() => order.data && pay.mutate(order.data.number)}
      onRetry={() => void Promise.all([order.refetch(), user.refetch()])}
    />
  );
}
