import type { Order } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Breadcrumbs, type Crumb } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import type { Loadable } from '../../loadable.ts';
import { messages } from './OrderBreadcrumbs.messages.ts';

/** The breadcrumbs of an order, or of the page `here` about an order. */
export function OrderBreadcrumbs({ order, here }: { order: Loadable<Order>; here?: string }) {
  const { formatMessage } = useIntl();
  const crumbs: Crumb[] = [
    { label: formatMessage(messages.home), to: { name: 'home' } },
    { label: formatMessage(messages.orders), to: { name: 'orders' } },
  ];
  if (order.state === 'ready') {
    const { number } = order.value;
    crumbs.push({ label: number, to: here ? { name: 'order', order: number } : undefined });
  }
  if (here) crumbs.push({ label: here });
  return <Breadcrumbs crumbs={crumbs} />;
}
