import type { Order } from '@shop/contracts';
import { ready, type Loadable } from '@shop/design-system';
import { linesOfOrder } from '@shop/design-system/screens/parts-list/ChecklistScreen/checklist.ts';
import { ChecklistScreen } from '@shop/design-system/screens/parts-list/ChecklistScreen/ChecklistScreen';
import { usePrinting } from '../parts-list/use-printing.ts';

type OrderChecklistProps = { number: string; order: Loadable<Order>; onRetry: () => void };

/** The parts of an order with pictures and boxes to tick, to print. */
export function OrderChecklist({ number, order, onRetry }: OrderChecklistProps) {
  const printing = usePrinting();
  const checklist = () => {
    if (order.state !== 'ready') return order;
    const lines = linesOfOrder(order.value);
    return ready({ name: order.value.number, lines, total: lines.length });
  };
  return (
    <ChecklistScreen checklist={checklist()} back={{ name: 'order', order: number }} onRetry={onRetry} {...printing} />
  );
}
