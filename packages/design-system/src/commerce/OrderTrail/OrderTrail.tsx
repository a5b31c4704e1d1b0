import type { Order } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import type { Loadable } from '../../loadable.ts';
import { messages } from './OrderTrail.messages.ts';

/** The way from the home page to an order, or over it to what is done with it `here`. */
export function OrderTrail({ order, here }: { order: Loadable<Order>; here?: string }) {
  const { formatMessage } = useIntl();
  const of =
    order.state === 'ready'
      ? [{ label: order.value.number, ...(here ? { to: { name: 'order', order: order.value.number } as const } : {}) }]
      : [];
  return (
    <Breadcrumbs
      trail={[
        { label: formatMessage(messages.home), to: { name: 'home' } },
        { label: formatMessage(messages.orders), to: { name: 'orders' } },
        ...of,
        ...(here ? [{ label: here }] : []),
      ]}
    />
  );
}
