import type { Moment } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { clockNotation, toUnits, inLargestUnits, twoDigits } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export type CountdownProps = {
  /** In the server's time. */
  until: Moment;
  /** Called once, at the end. */
  onEnd?: () => void;
  /**
   * `blocks` shows every second, for flash sales; `clock` shows them unobtrusively (`29:30`); `text` is part of a
   * sentence and changes every minute. @default 'blocks'
   */
  look?: 'blocks' | 'clock' | 'text';
};

/** The time left until a moment. Screen readers read it in minutes, and do not announce changes. */
export function Countdown({ until, onEnd, look = 'blocks' }: CountdownProps) {
  const intl = useIntl();
  const left = useSecondsLeft(until, onEnd);
  const inUnit = (value: number, unit: string) =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  const text = inLargestUnits(left)
    .map(({ value, unit }) => inUnit(value, unit))
    .join(' ');
  if (look === 'text') {
    return (
      <span role="timer" className={styles.text}>
        {text}
      </span>
    );
  }
  const { days, hours, minutes, seconds } = toUnits(left);
  if (look === 'clock') {
    return (
      <span role="timer" className={styles.timer}>
        <VisuallyHidden>{text}</VisuallyHidden>
        <span aria-hidden="true">{clockNotation(left)}</span>
      </span>
    );
  }
  return (
    <span role="timer" className={styles.timer}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.blocks} aria-hidden="true">
        {days > 0 ? <span className={styles.days}>{inUnit(days, 'day')}</span> : null}
        <b>{twoDigits(hours)}</b>
        <b>{twoDigits(minutes)}</b>
        <b>{twoDigits(seconds)}</b>
      </span>
    </span>
  );
}
