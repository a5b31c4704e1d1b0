import type { RequestEvent } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { EventRail } from '../../../commerce/EventRail/EventRail.tsx';
import { messages as statusMessages } from '../../../commerce/RequestStatusLabel/RequestStatusLabel.messages.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { StudMark } from '../../../elements/StudMark/StudMark.tsx';
import { EventImages } from './EventImages.tsx';
import { messages } from './RepairRequestScreen.messages.ts';
import styles from './RequestHistory.module.css';

/** Everything that happened to the request, newest first: who did it, when, and what was written with it. */
export const RequestHistory = ({ history }: { history: readonly RequestEvent[] }) => (
  <section>
    <h2 className={styles.heading}>
      <FormattedMessage {...messages.history} />
    </h2>
    <EventRail
      events={history.toReversed().map((event, index) => ({
        mark: <StudMark state={index === 0 ? 'now' : 'done'} />,
        content: (
          <div className={styles.content}>
            <p className={styles.title}>
              <b>
                <FormattedMessage {...statusMessages[event.status]} />
              </b>
              <span className={styles.quiet}>{event.actorName || <FormattedMessage {...messages[event.actor]} />}</span>
              <span className={styles.quiet}>
                <DateTime moment={event.at} style="minute" />
              </span>
            </p>
            {event.note ? <p className={styles.note}>{event.note}</p> : null}
            {event.images.length > 0 ? <EventImages images={event.images} /> : null}
          </div>
        ),
      }))}
    />
  </section>
);
