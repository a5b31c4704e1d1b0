import type { Order, Tracking } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderGone } from '../../../commerce/OrderGone/OrderGone.tsx';
import { OrderTrail } from '../../../commerce/OrderTrail/OrderTrail.tsx';
import type { OrderActs } from '../../../commerce/order-actions.ts';
import { OrderStateWord } from '../OrderStateWord/OrderStateWord.tsx';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { shownParcel, trackedNumber } from './tracked.ts';
import { TrackedParcel } from './TrackedParcel.tsx';
import { messages } from './TrackingScreen.messages.ts';
import styles from './TrackingScreen.module.css';

export { trackedNumber };

export type TrackingScreenProps = {
  order: Loadable<Order>;
  /** Which of several parcels is shown, by its order number. @default the first that was sent */
  parcel?: string;
  /** Of the number that `trackedNumber` names; never asked for what has not been sent. */
  tracking: Loadable<Tracking>;
  acts: OrderActs;
  onRetry: () => void;
  /** Puts the parcel's number on the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Where an order is: what its carrier reported, newest first, and what to do when nothing moves. */
export function TrackingScreen({ order, parcel, ...props }: TrackingScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame current="orders" isWaiting={order.state === 'loading'}>
      <OrderTrail order={order} here={formatMessage(messages.title)} />
      {order.state === 'ready' ? null : <h1 className={styles.title}>{formatMessage(messages.title)}</h1>}
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderGone />
      ) : (
        <WhenReady of={order} skeleton={<Skeleton shape="block" height="3.2rem" />} onRetry={props.onRetry}>
          {(value) => (
            <div className={styles.page}>
              {value.parcels.length > 1 ? <ParcelTabs order={value} parcel={parcel} /> : null}
              <TrackedParcel
                key={trackedNumber(value, parcel)}
                {...props}
                order={value}
                parcel={shownParcel(value, parcel)}
              />
            </div>
          )}
        </WhenReady>
      )}
    </AccountFrame>
  );
}

function ParcelTabs({ order, parcel }: { order: Order; parcel: string | undefined }) {
  const { formatMessage } = useIntl();
  const shown = shownParcel(order, parcel);
  const tabs = order.parcels.map((one, index) => ({
    key: one.orderNumber,
    to: { name: 'tracking', order: order.number, parcel: one.orderNumber } as const,
    isCurrent: one === shown,
    label: (
      <>
        <FormattedMessage {...messages.parcel} values={{ at: index + 1 }} />{' '}
        <OrderStateWord order={{ state: one.state, isPickUp: false }} />
      </>
    ),
  }));
  return <TabRow label={formatMessage(messages.parcels)} tabs={tabs} />;
}
