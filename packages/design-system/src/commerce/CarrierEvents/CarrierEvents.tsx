import type { Tracking } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShopClock } from '../../elements/Countdown/clock.ts';
import { DateTime } from '../../elements/DateTime/DateTime.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { StudMark } from '../../elements/StudMark/StudMark.tsx';
import { WhenReady } from '../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../loadable.ts';
import { EventRail } from '../EventRail/EventRail.tsx';
import { daysWithoutEvents, progressOf, type Progress, type Shipment } from './progress-of.ts';
import { messages } from './CarrierEvents.messages.ts';
import styles from './CarrierEvents.module.css';

export type CarrierEventsProps = {
  tracking: Loadable<Tracking>;
  shipment: Shipment;
  /** Whether the shopper has confirmed receipt. */
  isConfirmed: boolean;
  onRetry: () => void;
};

/** The events that the carrier reported, newest first, with a notice when there are no new ones. */
export function CarrierEvents({ tracking, shipment, isConfirmed, onRetry }: CarrierEventsProps) {
  const now = useShopClock()();
  return (
    <section>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.events} />
      </h2>
      <WhenReady of={tracking} skeleton={<Skeleton shape="block" height="2.4rem" />} onRetry={onRetry}>
        {(value) => {
          const progress = progressOf(value, shipment, now);
          return (
            <div className={styles.content}>
              {progress === 'stuck' ? (
                <StuckNotice days={daysWithoutEvents(value, shipment.shippedAt, now) ?? 0} />
              ) : null}
              {progress === 'delivered' && !isConfirmed ? <DeliveredNotice /> : null}
              {value.events.length === 0 ? (
                <p>
                  <FormattedMessage {...messages.noEvents} />
                </p>
              ) : (
                <Events events={value.events} progress={progress} />
              )}
            </div>
          );
        }}
      </WhenReady>
    </section>
  );
}

function StuckNotice({ days }: { days: number }) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="amber" title={formatMessage(messages.stuckTitle, { days })}>
      <FormattedMessage {...messages.stuckText} />
    </Notice>
  );
}

function DeliveredNotice() {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="green" title={formatMessage(messages.deliveredTitle)}>
      <FormattedMessage {...messages.deliveredText} />
    </Notice>
  );
}

const Events = ({ events, progress }: { events: Tracking['events']; progress: Progress }) => (
  <EventRail
    events={events.map(({ at, text }, index) => ({
      mark:
        index === 0 ? <StudMark state={progress === 'delivered' ? 'done' : 'now'} /> : <span className={styles.dot} />,
      content: (
        <span className={styles.event} data-latest={index === 0 || undefined}>
          {text}
          {at === undefined ? null : (
            <span className={styles.time}>
              <DateTime moment={at} style="near" />
            </span>
          )}
        </span>
      ),
    }))}
  />
);
