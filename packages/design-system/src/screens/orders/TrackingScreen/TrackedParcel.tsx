import type { Order, Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { actionsFor } from '../actions-for.ts';
import { orderMessages } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { ParcelNumber } from '../ParcelNumber/ParcelNumber.tsx';
import { ParcelContents } from './ParcelContents.tsx';
import { CarrierEvents } from './CarrierEvents.tsx';
import { progressOf } from './progress-of.ts';
import { messages } from './TrackingScreen.messages.ts';
import type { TrackingScreenProps } from './TrackingScreen.tsx';
import styles from './TrackingScreen.module.css';

type TrackedParcelProps = Omit<TrackingScreenProps, 'order' | 'parcel'> & { order: Order; parcel: Parcel | undefined };

/** The title: the progress of the parcel, or that there is nothing to track. */
function titleOf(order: Order, shipment: Order | Parcel, tracking: TrackingScreenProps['tracking'], now: number) {
  if (order.isPickUp) return 'pickUp';
  if (shipment.parcelNumber === '') return 'notSent';
  return tracking.state === 'ready' ? progressOf(tracking.value, shipment, now) : 'title';
}

/** One parcel: a whole order or one of its parcels. */
export function TrackedParcel({ order, parcel, tracking, actions, onRetry, onCopy }: TrackedParcelProps) {
  const now = useShopClock()();
  const shipment = parcel ?? order;
  const number = parcel?.orderNumber ?? order.number;
  const isSent = shipment.parcelNumber !== '';
  const title = titleOf(order, shipment, tracking, now);
  const knownTracking = tracking.state === 'ready' ? tracking.value : undefined;
  const canConfirmReceipt = actionsFor({ ...order, ...parcel, parcels: [] }).includes('confirmReceipt');
  const problem = actions.problems[number];
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            <FormattedMessage {...messages[title]} />
          </h1>
          {isSent ? (
            <p className={styles.facts}>
              {knownTracking?.carrier ?? shipment.carrier}{' '}
              <ParcelNumber number={shipment.parcelNumber} onCopy={onCopy} />
            </p>
          ) : null}
        </div>
        <div className={styles.actions}>
          <ButtonLink to={{ name: 'chat', order: number }} size="large" icon={<Icon name="chat" />}>
            <FormattedMessage {...orderMessages.ask} />
          </ButtonLink>
          {canConfirmReceipt ? (
            <OrderActionButton
              action="confirmReceipt"
              orderNumber={number}
              actions={actions}
              size="large"
              look={title === 'stuck' ? 'outline' : 'main'}
            />
          ) : null}
        </div>
      </header>
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <div className={styles.columns}>
        {isSent && !order.isPickUp ? (
          <CarrierEvents tracking={tracking} shipment={shipment} isConfirmed={!canConfirmReceipt} onRetry={onRetry} />
        ) : (
          <p>
            <FormattedMessage {...(order.isPickUp ? messages.pickUpText : messages.notSentText)} />
          </p>
        )}
        <ParcelContents order={order} lines={shipment.lines} address={knownTracking?.address || order.address} />
      </div>
    </>
  );
}
