import type { Order } from '@shop/contracts';
import type { GoneOrders } from '@shop/design-system/screens/orders/OrdersScreen/OrdersScreen';
import { useState } from 'react';
import type { Rows } from '../../data/fetch-pages.ts';
import { useRemovedOrders } from '../../features/order/removed-orders.store.ts';
import { withStaying } from '../../features/order/staying-orders.ts';

type Loaded = Rows<Order> | undefined;

/**
 * The rows of a list of orders: an order that leaves the list while it is shown, because it was cancelled, deleted or
 * has moved on, stays in its place as what became of it. The list of all orders also has those that were cancelled
 * elsewhere since the shop was opened. `view` names the list: another one starts without any that stay.
 */
export function useStayingOrders(
  view: string,
  isOfAll: boolean,
  loaded: Loaded,
): { rows: readonly Order[] | undefined; gone: GoneOrders } {
  const { cancelled, deleted } = useRemovedOrders();
  const [shown, setShown] = useState({ view, loaded, rows: loaded?.rows });
  if (shown.view !== view || shown.loaded !== loaded) {
    const before = shown.view === view ? (shown.rows ?? []) : [];
    setShown({ view, loaded, rows: loaded && withStaying(loaded, before) });
  }
  if (!loaded || shown.loaded !== loaded) return { rows: undefined, gone: {} };
  const staying = [...(shown.rows ?? []), ...(isOfAll ? Object.values(cancelled) : [])];
  const rows = withStaying(loaded, uniqueOf(staying));
  const listed = new Set(loaded.rows.map(({ number }) => number));
  const becomes = (number: string) => (number in cancelled ? 'cancelled' : 'moved');
  const gone = rows
    .filter(({ number }) => !listed.has(number))
    .map(({ number }) => [number, deleted.has(number) ? 'deleted' : becomes(number)] as const);
  return { rows, gone: Object.fromEntries(gone) };
}

const uniqueOf = (orders: readonly Order[]) => [...new Map(orders.map((order) => [order.number, order])).values()];
