import type { Order } from '@shop/contracts';
import { useEffect, useRef } from 'react';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { RowList } from '../../../commerce/ListRow/ListRow.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { GoneOrders, OrdersScreenProps } from './OrdersScreen.tsx';

type Row = Pick<OrdersScreenProps, 'actions' | 'onTimeUp' | 'onCopy'>;
type OrderListProps = Row & { orders: readonly Order[]; gone: GoneOrders | undefined };

/** The orders of a tab. When one is cancelled or deleted, the focus moves to its row, which stays. */
export function OrderList({ orders, gone = {}, ...row }: OrderListProps) {
  const open = orders.filter(({ number, state }) => state !== 'cancelled' && !(number in gone));
  const list = useFocusAfterRemoval<HTMLUListElement>(open.length);
  return (
    <RowList ref={list}>
      {orders.map((order) => (
        <OrderListRow key={order.number} order={order} gone={gone[order.number]} {...row} />
      ))}
    </RowList>
  );
}

/**
 * A row of the list. From the answer to a question on, it is as high as it was with the question: when its buttons go, no
 * button of the next order moves under the pointer. The row has the focus of a button that goes with the old state.
 */
function OrderListRow(props: Row & { order: Order; gone: GoneOrders[string] | undefined }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(function holdHeight() {
    const { current } = row;
    const hold = ({ target }: Event) => {
      if (current && (target as Element).closest('[role="group"]'))
        current.style.minHeight = `${current.offsetHeight}px`;
    };
    current?.addEventListener('click', hold, { capture: true });
    return () => current?.removeEventListener('click', hold, { capture: true });
  }, []);
  const { state } = props.order;
  const last = useRef(state);
  useEffect(
    function keepFocus() {
      if (state === last.current) return;
      last.current = state;
      if (row.current?.style.minHeight && document.activeElement === document.body) row.current.focus();
    },
    [state],
  );
  return (
    <li ref={row} tabIndex={-1} data-remove>
      <OrderRow {...props} />
    </li>
  );
}
