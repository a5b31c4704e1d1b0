import type { Moment } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { shopDay, yearOf } from './shop-day.ts';
import { messages } from './TimeTag.messages.ts';
import styles from './TimeTag.module.css';

export type TimeTagProps = {
  moment: Moment;
  /** The shop’s current day, from `shopDay`. */
  today: number;
};

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DATE = { month: 'short', day: 'numeric' } as const;

/**
 * The time of a message after a pause: 今天 14:02, 昨天 09:30, or the date. In the shop’s time zone (set by
 * MessagesProvider).
 */
export function TimeTag({ moment, today }: TimeTagProps) {
  const { formatDate, formatMessage } = useIntl();
  const day = shopDay(moment);
  const time = formatDate(moment, CLOCK);
  const relativeDay = { 0: messages.today, 1: messages.yesterday }[today - day];
  return (
    <p className={styles.tag}>
      <time dateTime={new Date(moment).toISOString()}>
        {relativeDay
          ? formatMessage(relativeDay, { time })
          : formatDate(moment, { ...(yearOf(day) === yearOf(today) ? {} : { year: 'numeric' }), ...DATE, ...CLOCK })}
      </time>
    </p>
  );
}
