import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { useShopClock } from '../../elements/Countdown/clock.ts';
import { DateTime } from '../../elements/DateTime/DateTime.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { messages } from './OfflineNote.messages.ts';
import styles from './OfflineNote.module.css';

export type OfflineNoteProps = {
  /** When the oldest part of what the page shows was seen; absent if the page shows nothing of earlier. */
  seenAt?: Moment | undefined;
};

const DAY_MS = 86_400_000;

/** Says that the shop cannot be reached, how old the page is, and which changes are sent later. */
export function OfflineNote({ seenAt }: OfflineNoteProps) {
  const now = useShopClock()();
  return (
    <div className={styles.note} role="status">
      <Notice tone="amber">
        <FormattedMessage
          {...messages.both}
          values={{
            state:
              seenAt === undefined ? (
                <FormattedMessage key="state" {...messages.lost} />
              ) : (
                <FormattedMessage
                  key="state"
                  {...messages.seen}
                  values={{
                    when: <DateTime key="when" moment={seenAt} style={now - seenAt < DAY_MS / 2 ? 'time' : 'near'} />,
                  }}
                />
              ),
            changes: <FormattedMessage key="changes" {...messages.changes} />,
          }}
        />
      </Notice>
    </div>
  );
}
