import type { Order, OrderCounts } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { OrderTab } from '../../../places/places.ts';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { EmptyList } from '../../../commerce/EmptyList/EmptyList.tsx';
import { ListHead } from '../../../commerce/ListHead/ListHead.tsx';
import { RowsSkeleton } from '../../../commerce/ListRow/ListRow.tsx';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { orderMessages } from '../order.messages.ts';
import { OrderList } from './OrderList.tsx';
import { messages } from './OrdersScreen.messages.ts';
import styles from './OrdersScreen.module.css';
import { OrderTabs } from './OrderTabs.tsx';

/** What became of orders that have left the list while it is shown, by order number; their rows stay. */
export type GoneOrders = Readonly<Record<string, 'cancelled' | 'deleted' | 'moved'>>;

export type OrdersScreenProps = {
  tab: OrderTab;
  counts: Loadable<OrderCounts>;
  /** The search query; '' for none. */
  query: string;
  /** Called with the trimmed query; '' clears the search. */
  onSearch: (query: string) => void;
  /** Newest first, page by page. */
  orders: Loadable<readonly Order[]>;
  gone?: GoneOrders;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  actions: OrderActions;
  /** Called when the payment deadline of an order has passed. */
  onTimeUp: (orderNumber: string) => void;
  onRetry: () => void;
  /** Copies an order number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** A shopper's orders by state, each with its available actions. */
export function OrdersScreen({
  tab,
  counts,
  query,
  onSearch,
  orders,
  gone,
  hasMore,
  isLoadingMore,
  onMore,
  actions,
  onTimeUp,
  onRetry,
  onCopy,
}: OrdersScreenProps) {
  return (
    <AccountFrame current="orders" isWaiting={orders.state === 'loading'}>
      <ListHead
        title={<FormattedMessage {...orderMessages.orders} />}
        messages={messages}
        query={query}
        canClear={query !== '' && orders.state === 'ready' && orders.value.length > 0}
        onSearch={onSearch}
      />
      <OrderTabs tab={tab} counts={counts} />
      {counts.state === 'failed' && orders.state !== 'failed' ? (
        <PartFailed failure={counts.failure} onRetry={onRetry}>
          <FormattedMessage {...messages.countsFailed} />
        </PartFailed>
      ) : null}
      <p role="status" className={styles.total}>
        <Total tab={tab} counts={counts} query={query} orders={orders} hasMore={hasMore} />
      </p>
      <WhenReady of={orders} skeleton={<RowsSkeleton rows={5} height="0.42rem" />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <EmptyList
              messages={messages}
              query={query}
              onSearch={onSearch}
              all={tab === 'all' ? undefined : { name: 'orders' }}
              start={<MainLink to={{ name: 'parts' }} text={orderMessages.toParts} />}
            />
          ) : (
            <>
              <OrderList orders={all} gone={gone} actions={actions} onTimeUp={onTimeUp} onCopy={onCopy} />
              <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore}>
                <FormattedMessage {...messages.more} />
              </MoreButton>
            </>
          )
        }
      </WhenReady>
    </AccountFrame>
  );
}

/** The number of orders: of a tab by the shop's count, of a search by its results. */
function Total({
  tab,
  counts,
  query,
  orders,
  hasMore,
}: Pick<OrdersScreenProps, 'tab' | 'counts' | 'query' | 'orders' | 'hasMore'>) {
  if (orders.state !== 'ready' || orders.value.length === 0) return null;
  if (query)
    return (
      <FormattedMessage
        {...(hasMore ? messages.foundSome : messages.found)}
        values={{ query, count: orders.value.length }}
      />
    );
  return counts.state === 'ready' ? (
    <FormattedMessage {...messages.total} values={{ count: counts.value[tab] }} />
  ) : null;
}
