import { OrderScreen } from '@shop/design-system/screens/order';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { copying } from '../../copying.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { refundsOfQuery } from '../../features/refund/refund.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useOrderActs } from './use-order-actions.ts';
import { inAccount } from './in-account.tsx';

function Order() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  const refunds = useQuery(refundsOfQuery(order.data?.isPaid ? order.data.id : undefined, language));
  const acts = useOrderActs({ onGone: () => go({ name: 'orders' }, { replace: true }) });
  return (
    <OrderScreen
      {...copying()}
      order={toLoadable(order)}
      refunds={toLoadable(refunds)}
      acts={acts}
      onTimeUp={() => void order.refetch()}
      onRetry={() => void Promise.all([order.refetch(), refunds.refetch()])}
    />
  );
}

export const OrderRoute = inAccount(Order);
