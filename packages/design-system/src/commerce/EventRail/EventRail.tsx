import type { ReactNode } from 'react';
import styles from './EventRail.module.css';

export type RailEvent = {
  /** At most 24 px wide; it covers the line. */
  mark: ReactNode;
  content: ReactNode;
};

/** What happened, newest first, along a vertical line. The order of the events never changes. */
export const EventRail = ({ events }: { events: readonly RailEvent[] }) => (
  <ol>
    {events.map(({ mark, content }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- events may repeat; a newer one comes before all others
      <li key={events.length - index} className={styles.event}>
        {mark}
        {content}
      </li>
    ))}
  </ol>
);
