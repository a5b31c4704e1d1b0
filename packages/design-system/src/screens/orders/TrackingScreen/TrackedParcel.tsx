import type { Order, Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { actionsFor } from '../actions-for.ts';
import { words } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { ParcelNumber } from '../ParcelNumber/ParcelNumber.tsx';
import { ParcelInside } from './ParcelInside.tsx';
import { ParcelNews } from './ParcelNews.tsx';
import { progressOf } from './progress-of.ts';
import { messages } from './TrackingScreen.messages.ts';
import type { TrackingScreenProps } from './TrackingScreen.tsx';
import styles from './TrackingScreen.module.css';

type TrackedParcelProps = Omit<TrackingScreenProps, 'order' | 'parcel'> & { order: Order; parcel: Parcel | undefined };

/** What a title says: how the parcel gets on, or that there is nothing to follow. */
function titleOf(
  order: Order,
  isSent: boolean,
  tracking: TrackingScreenProps['tracking'],
  sent: Parameters<typeof progressOf>[1],
  now: number,
) {
  if (order.isPickUp) return 'pickUp';
  if (!isSent) return 'notSent';
  return tracking.state === 'ready' ? progressOf(tracking.value, sent, now) : 'title';
}

/** One parcel: an order in one piece, or a part of one. */
export function TrackedParcel({ order, parcel, tracking, acts, onRetry, onCopy }: TrackedParcelProps) {
  const now = useShopClock()();
  const sent = parcel ?? order;
  const number = parcel?.orderNumber ?? order.number;
  const isSent = sent.parcelNumber !== '';
  const title = titleOf(order, isSent, tracking, sent, now);
  const told = tracking.state === 'ready' ? tracking.value : undefined;
  const canTake = actionsFor({ ...order, ...parcel, parcels: [] }).includes('take');
  const problem = acts.problems[number];
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            <FormattedMessage {...messages[title]} />
          </h1>
          {isSent ? (
            <p className={styles.facts}>
              {told?.carrier ?? sent.carrier} <ParcelNumber number={sent.parcelNumber} onCopy={onCopy} />
            </p>
          ) : null}
        </div>
        <div className={styles.actions}>
          <ButtonLink to={{ name: 'chat', order: number }} size="large" icon={<Icon name="chat" />}>
            <FormattedMessage {...words.ask} />
          </ButtonLink>
          {canTake ? (
            <OrderActionButton
              action="take"
              orderNumber={number}
              acts={acts}
              size="large"
              look={title === 'stuck' ? 'outline' : 'main'}
            />
          ) : null}
        </div>
      </header>
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <div className={styles.columns}>
        {isSent && !order.isPickUp ? (
          <ParcelNews tracking={tracking} sent={sent} isConfirmed={!canTake} onRetry={onRetry} />
        ) : (
          <p>
            <FormattedMessage {...(order.isPickUp ? messages.pickUpText : messages.notSentText)} />
          </p>
        )}
        <ParcelInside order={order} lines={sent.lines} address={told?.address || order.address} />
      </div>
    </>
  );
}
