import { Page as PageFrame } from '@shop/design-system';
import { OrderScreen } from '@shop/design-system/screens/orders/OrderScreen/OrderScreen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { orderQuery } from '../../features/order/order.query.ts';
import { refundsOfOrderQuery } from '../../features/refund/refund.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useOrderActions } from './use-order-actions.ts';
import { withAccount } from '../account/with-account.tsx';

const OrderChecklist = lazy(async () => ({ default: (await import('./OrderChecklist.tsx')).OrderChecklist }));

function Order() {
  const language = useLanguage();
  const go = useGo();
  const [search] = useSearchParams();
  const number = search.get('orderId') ?? '';
  const order = useQuery(orderQuery(number, language));
  const refunds = useQuery(refundsOfOrderQuery(order.data?.isPaid ? order.data.id : undefined, language));
  const actions = useOrderActions({
    orders: order.data && [order.data],
    onRemoved: () => go({ name: 'orders' }, { replace: true }),
  });
  if (search.get('view') === 'checklist')
    return (
      <Suspense fallback={<PageFrame isWaiting>{null}</PageFrame>}>
        <OrderChecklist number={number} order={toLoadable(order)} onRetry={() => void order.refetch()} />
      </Suspense>
    );
  return (
    <OrderScreen
      onCopy={clipboardWriter()}
      order={toLoadable(order)}
      refunds={toLoadable(refunds)}
      actions={actions}
      onTimeUp={() => void order.refetch()}
      onRetry={() => void Promise.all([order.refetch(), refunds.refetch()])}
    />
  );
}

export const OrderRoute = withAccount(Order);
