import type { Order, OrderState, Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { actionsFor } from '../actions-for.ts';
import { orderMessages } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import { CarrierEvents } from '../../../commerce/CarrierEvents/CarrierEvents.tsx';
import { messages as progressMessages } from '../../../commerce/CarrierEvents/CarrierEvents.messages.ts';
import { progressOf } from '../../../commerce/CarrierEvents/progress-of.ts';
import { ParcelColumns, ParcelHead } from '../../../commerce/TrackingLayout/TrackingLayout.tsx';
import { ParcelContents } from './ParcelContents.tsx';
import { shipmentOf } from './tracked-parcel.ts';
import { messages } from './TrackingScreen.messages.ts';
import type { TrackingScreenProps } from './TrackingScreen.tsx';

type TrackedParcelProps = Omit<TrackingScreenProps, 'order' | 'parcel'> & { order: Order; parcel: Parcel | undefined };

const titles = { ...messages, ...progressMessages };

const SENT_STATES: readonly OrderState[] = ['toReceive', 'toReview', 'completed'];

/** What is said about a parcel without a number: one that was sent has one, even if the server does not say it. */
const withoutNumber = ({ state }: Order | Parcel): 'noNumber' | 'notSent' =>
  SENT_STATES.includes(state) ? 'noNumber' : 'notSent';

const TEXTS = { noNumber: messages.noNumberText, notSent: messages.notSentText };

/** The title: the progress of the parcel, or that there is nothing to track. */
function titleOf(order: Order, shipment: Order | Parcel, tracking: TrackingScreenProps['tracking'], now: number) {
  if (order.isPickUp) return 'pickUp';
  if (shipment.parcelNumber === '') return withoutNumber(shipment);
  return tracking.state === 'ready' ? progressOf(tracking.value, shipmentOf(shipment), now) : 'title';
}

/** One parcel: a whole order or one of its parcels. */
export function TrackedParcel({ order, parcel, tracking, actions, onRetry, onCopy }: TrackedParcelProps) {
  const now = useShopClock()();
  const shipment = parcel ?? order;
  const number = parcel?.orderNumber ?? order.number;
  useSubmittedState(shipment.state, actions.busy[number] === 'confirmReceipt');
  const isSent = shipment.parcelNumber !== '';
  const title = titleOf(order, shipment, tracking, now);
  const knownTracking = tracking.state === 'ready' ? tracking.value : undefined;
  const canConfirmReceipt = actionsFor({ ...order, ...parcel, parcels: [] }).includes('confirmReceipt');
  const problem = actions.problems[number];
  return (
    <>
      <ParcelHead
        title={<FormattedMessage {...titles[title]} />}
        carrier={knownTracking?.carrier ?? shipment.carrier}
        parcelNumber={shipment.parcelNumber}
        onCopy={onCopy}
      >
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
      </ParcelHead>
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <ParcelColumns>
        {isSent && !order.isPickUp ? (
          <CarrierEvents
            tracking={tracking}
            shipment={shipmentOf(shipment)}
            isConfirmed={!canConfirmReceipt}
            onRetry={onRetry}
          />
        ) : (
          <p>
            <FormattedMessage {...(order.isPickUp ? messages.pickUpText : TEXTS[withoutNumber(shipment)])} />
          </p>
        )}
        <ParcelContents order={order} parcel={shipment} address={knownTracking?.address || order.address} />
      </ParcelColumns>
    </>
  );
}
