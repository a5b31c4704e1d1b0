import { OrderScreen } from '@shop/design-system/screens/order';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../data/to-loadable.ts';
import { orderQuery } from '../features/order/order.query.ts';
import { useLanguage } from '../language/use-language.ts';

export function OrderRoute() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  return <OrderScreen order={toLoadable(order)} onRetry={() => void order.refetch()} />;
}
