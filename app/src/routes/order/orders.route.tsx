import { OrdersScreen } from '@shop/design-system/screens/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { copying } from '../../copying.ts';
import { rowsLoadable, toLoadable } from '../../data/to-loadable.ts';
import { askOrdersAgain } from '../../features/order/order.mutation.ts';
import { orderCountsQuery, ordersQuery } from '../../features/order/order.query.ts';
import { orderTabFrom } from '../../features/order/order-tab.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useOrderActs } from './use-order-actions.ts';
import { usePages } from './use-pages.ts';
import { inAccount } from './in-account.tsx';

function Orders() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const tab = orderTabFrom(search);
  const query = search.get('search') ?? '';
  const { pages, more } = usePages(`${tab} ${query}`);
  const orders = useQuery(ordersQuery({ tab, search: query }, pages, language));
  const counts = useQuery(orderCountsQuery());
  const acts = useOrderActs();
  const searchFor = (words: string) =>
    setSearch((before) => {
      if (words) before.set('search', words);
      else before.delete('search');
      return before;
    });
  return (
    <OrdersScreen
      tab={tab}
      counts={toLoadable(counts)}
      query={query}
      onSearch={searchFor}
      orders={rowsLoadable(orders)}
      hasMore={orders.data?.hasMore ?? false}
      isAskingMore={orders.isPlaceholderData}
      onMore={more}
      acts={acts}
      onTimeUp={() => void askOrdersAgain(client)}
      {...copying()}
      onRetry={() => void Promise.all([orders.refetch(), counts.refetch()])}
    />
  );
}

export const OrdersRoute = inAccount(Orders);
