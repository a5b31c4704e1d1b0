import { OrdersScreen } from '@shop/design-system/screens/orders/OrdersScreen/OrdersScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { invalidateOrders } from '../../features/order/order.mutation.ts';
import { orderCountsQuery, ordersQuery } from '../../features/order/order.query.ts';
import { orderTabFrom } from '../../features/order/order-tab.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useStayingOrders } from './use-staying-orders.ts';
import { usePages } from '../../data/use-pages.ts';
import { withAccount } from '../account/with-account.tsx';

function Orders() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const tab = orderTabFrom(search);
  const query = search.get('search') ?? '';
  const { pages, more } = usePages(`${tab} ${query}`);
  const orders = useQuery(ordersQuery({ tab, search: query }, pages, language));
  const counts = useQuery(orderCountsQuery());
  const { rows, gone } = useStayingOrders(`${language} ${tab} ${query}`, tab === 'all' && query === '', orders.data);
  const actions = useOrderActions({ orders: rows });
  const searchFor = (text: string) =>
    setSearch((previous) => {
      if (text) previous.set('search', text);
      else previous.delete('search');
      return previous;
    });
  return (
    <OrdersScreen
      tab={tab}
      counts={toLoadable(counts)}
      query={query}
      onSearch={searchFor}
      orders={toLoadable({ data: rows, error: orders.error })}
      gone={gone}
      hasMore={orders.data?.hasMore ?? false}
      isLoadingMore={orders.isPlaceholderData}
      onMore={more}
      actions={actions}
      onTimeUp={() => void invalidateOrders(client)}
      onCopy={clipboardWriter()}
      onRetry={() => void Promise.all([orders.refetch(), counts.refetch()])}
    />
  );
}

export const OrdersRoute = withAccount(Orders);
