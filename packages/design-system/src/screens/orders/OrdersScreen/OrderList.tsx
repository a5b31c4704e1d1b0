import type { Order } from '@shop/contracts';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { RowList } from '../../../commerce/ListRow/ListRow.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { OrdersScreenProps } from './OrdersScreen.tsx';

type OrderListProps = Pick<OrdersScreenProps, 'actions' | 'onTimeUp' | 'onCopy'> & { orders: readonly Order[] };

/** The orders of a tab. The focus stays in the list when one is cancelled or deleted. */
export function OrderList({ orders, ...row }: OrderListProps) {
  const list = useFocusAfterRemoval<HTMLUListElement>(orders.length);
  return (
    <RowList ref={list}>
      {orders.map((order) => (
        <li key={order.number} tabIndex={-1} data-remove>
          <OrderRow order={order} {...row} />
        </li>
      ))}
    </RowList>
  );
}
