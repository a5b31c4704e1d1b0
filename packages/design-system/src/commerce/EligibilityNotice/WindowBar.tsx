import { FormattedMessage, useIntl } from 'react-intl';
import { useOtherYear } from '../../elements/DateTime/use-other-year.ts';
import { messages } from './EligibilityNotice.messages.ts';
import styles from './EligibilityNotice.module.css';

export type WindowBarProps = {
  /** Days since the purchase. */
  day: number;
  windowDays: number;
  /** Days in Asia/Shanghai: `2026-11-20`. */
  boughtOn: string;
  lastFreeDay: string | undefined;
};

/** How much of the time within which a repair is free is over, with the dates of its ends. */
export function WindowBar({ day, windowDays, boughtOn, lastFreeDay }: WindowBarProps) {
  const { formatDate } = useIntl();
  const otherYear = useOtherYear();
  const dateText = (date: string) => {
    const noon = Date.parse(`${date}T12:00:00+08:00`);
    return formatDate(noon, { ...otherYear(noon), month: 'short', day: 'numeric' });
  };
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, day / Math.max(1, windowDays)) * 100}%` }} />
      </div>
      <p className={styles.ends}>
        <span>
          <FormattedMessage {...messages.purchase} values={{ date: dateText(boughtOn) }} />
        </span>
        <span>
          <FormattedMessage {...messages.day} values={{ day, window: windowDays }} />
        </span>
        {lastFreeDay === undefined ? null : (
          <span>
            <FormattedMessage {...messages.until} values={{ date: dateText(lastFreeDay) }} />
          </span>
        )}
      </p>
    </div>
  );
}
