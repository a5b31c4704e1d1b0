import type { Moment, RepairRequest, RequestStatus } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { CarrierEvents } from '../../../commerce/CarrierEvents/CarrierEvents.tsx';
import { messages as progressMessages } from '../../../commerce/CarrierEvents/CarrierEvents.messages.ts';
import { progressOf, type Shipment } from '../../../commerce/CarrierEvents/progress-of.ts';
import { ParcelColumns, ParcelHead, TrackingLayout } from '../../../commerce/TrackingLayout/TrackingLayout.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ReceiveButton } from '../ReceiveButton/ReceiveButton.tsx';
import { RequestOutcome } from '../RequestOutcome/RequestOutcome.tsx';
import { messages } from './RepairTrackingScreen.messages.ts';
import type { RepairTrackingScreenProps } from './RepairTrackingScreen.tsx';
import { SentParts } from './SentParts.tsx';
import styles from './RepairTrackingScreen.module.css';

type TrackedRequestProps = Omit<RepairTrackingScreenProps, 'request' | 'isUnavailable'> & { request: RepairRequest };

/** Replacement parts go as small parcels, which carriers scan less often: longer than for orders. */
const STUCK_AFTER_DAYS = 5;
const titles = { ...messages, ...progressMessages };

const shipmentOf = ({ status, history }: RepairRequest): Shipment => ({
  isReceived: status === 'received' || status === 'done',
  shippedAt: history.findLast((event) => event.status === 'shipped')?.at,
  stuckAfterDays: STUCK_AFTER_DAYS,
});

const SENT_STATUSES: readonly RequestStatus[] = ['shipped', 'received', 'done'];

/** What is said about a request without a parcel number: one that was sent has one, even if the server does not say it. */
const withoutNumber = ({ status }: RepairRequest): 'noNumber' | 'notSent' =>
  SENT_STATUSES.includes(status) ? 'noNumber' : 'notSent';

const TEXTS = { noNumber: messages.noNumberText, notSent: messages.notSentText };

function titleOf({ request, tracking }: TrackedRequestProps, now: Moment) {
  if (request.parcelNumber === '') return withoutNumber(request);
  return tracking.state === 'ready' ? progressOf(tracking.value, shipmentOf(request), now) : 'title';
}

/** The parcel of a request that is loaded, or the way back where nothing has been sent. */
export function TrackedRequest(props: TrackedRequestProps) {
  const { request, tracking, can, isReceiving, outcome, onReceive, onCopy, onRetry } = props;
  const now = useShopClock()();
  const { number, parcelNumber, carrier } = request;
  const title = titleOf(props, now);
  const known = tracking.state === 'ready' ? tracking.value : undefined;
  return (
    <TrackingLayout>
      <ParcelHead
        title={<FormattedMessage {...titles[title]} />}
        carrier={known?.carrier || carrier}
        parcelNumber={parcelNumber}
        onCopy={onCopy}
      >
        <ButtonLink to={{ name: 'chat', order: number }} size="large" icon={<Icon name="chat" />}>
          <FormattedMessage {...messages.chat} />
        </ButtonLink>
        {can('receive', request) ? (
          <ReceiveButton
            look={title === 'stuck' ? 'outline' : 'main'}
            size="large"
            isBusy={isReceiving}
            onReceive={onReceive}
          />
        ) : null}
      </ParcelHead>
      {outcome ? <RequestOutcome outcome={outcome} /> : null}
      <ParcelColumns>
        {parcelNumber ? (
          <CarrierEvents
            tracking={tracking}
            shipment={shipmentOf(request)}
            isConfirmed={!can('receive', request)}
            onRetry={onRetry}
          />
        ) : (
          <div className={styles.notSent}>
            <p>
              <FormattedMessage {...TEXTS[withoutNumber(request)]} />
            </p>
            <ButtonLink to={{ name: 'repairRequest', request: number }} look="main">
              <FormattedMessage {...messages.toRequest} />
            </ButtonLink>
          </div>
        )}
        {parcelNumber ? <SentParts request={request} address={known?.address || request.address} /> : null}
      </ParcelColumns>
    </TrackingLayout>
  );
}
