import type { Order, Tracking } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderNotFound } from '../../../commerce/OrderNotFound/OrderNotFound.tsx';
import { OrderBreadcrumbs } from '../../../commerce/OrderBreadcrumbs/OrderBreadcrumbs.tsx';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { OrderStatusLabel } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.tsx';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { TitleUntilReady } from '../../../commerce/TitleUntilReady/TitleUntilReady.tsx';
import { TrackingLayout } from '../../../commerce/TrackingLayout/TrackingLayout.tsx';
import { selectedParcel, trackedNumber } from './tracked-parcel.ts';
import { TrackedParcel } from './TrackedParcel.tsx';
import { messages } from './TrackingScreen.messages.ts';

export { trackedNumber };

export type TrackingScreenProps = {
  order: Loadable<Order>;
  /** The order number of the selected parcel, of an order in several. @default the first that was sent */
  parcel?: string;
  /** Of the number that `trackedNumber` returns; never requested for a parcel that has not been sent. */
  tracking: Loadable<Tracking>;
  actions: OrderActions;
  onRetry: () => void;
  /** Copies the tracking number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Tracking of an order: the carrier's events, newest first, and what to do when there are no new ones. */
export function TrackingScreen({ order, parcel, ...props }: TrackingScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame current="orders" isWaiting={order.state === 'loading'}>
      <OrderBreadcrumbs order={order} here={formatMessage(messages.title)} />
      <TitleUntilReady of={order}>{formatMessage(messages.title)}</TitleUntilReady>
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderNotFound />
      ) : (
        <WhenReady
          of={order}
          list={{ name: 'orders' }}
          skeleton={<Skeleton shape="block" height="3.2rem" />}
          onRetry={props.onRetry}
        >
          {(value) => (
            <TrackingLayout>
              {value.parcels.length > 1 ? <ParcelTabs order={value} parcel={parcel} /> : null}
              <TrackedParcel
                key={trackedNumber(value, parcel)}
                {...props}
                order={value}
                parcel={selectedParcel(value, parcel)}
              />
            </TrackingLayout>
          )}
        </WhenReady>
      )}
    </AccountFrame>
  );
}

function ParcelTabs({ order, parcel }: { order: Order; parcel: string | undefined }) {
  const { formatMessage } = useIntl();
  const selected = selectedParcel(order, parcel);
  const tabs = order.parcels.map((one, index) => ({
    key: one.orderNumber,
    to: { name: 'tracking', order: order.number, parcel: one.orderNumber } as const,
    isCurrent: one === selected,
    label: (
      <>
        <FormattedMessage {...messages.parcel} values={{ at: index + 1 }} />{' '}
        <OrderStatusLabel order={{ state: one.state, isPickUp: false }} />
      </>
    ),
  }));
  return <TabRow label={formatMessage(messages.parcels)} tabs={tabs} />;
}
