import type { OrderCounts } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loadable } from '../../../loadable.ts';
import type { OrderTab } from '../../../places/places.ts';
import { messages as stateMessages } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.messages.ts';
import { TabCount } from '../../../commerce/TabRow/TabCount.tsx';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { messages } from './OrdersScreen.messages.ts';

const TABS: readonly OrderTab[] = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'completed'];

type OrderTabsProps = { tab: OrderTab; counts: Loadable<OrderCounts> };

/** Tabs by state, with the number of orders. */
export function OrderTabs({ tab, counts }: OrderTabsProps) {
  const { formatMessage } = useIntl();
  const tabs = TABS.map((one) => ({
    key: one,
    to: one === 'all' ? ({ name: 'orders' } as const) : ({ name: 'orders', state: one } as const),
    isCurrent: one === tab,
    label: (
      <>
        <FormattedMessage {...(one === 'all' ? messages.all : stateMessages[one])} />{' '}
        <TabCount count={counts.state === 'ready' ? counts.value[one] : 0} />
      </>
    ),
  }));
  return <TabRow label={formatMessage(messages.tabs)} tabs={tabs} />;
}
