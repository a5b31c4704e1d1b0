import type { Moment } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { clockFace, split, spoken, twoDigits } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export type CountdownProps = {
  /** By the shop's clock. */
  until: Moment;
  /** Called once, when the moment has come. */
  onEnd?: () => void;
  /** `blocks` shows every second and belongs to flash sales, `clock` does so quietly (`29:30`), `words` stands in a sentence and changes by the minute. @default 'blocks' */
  look?: 'blocks' | 'clock' | 'words';
};

/** How long it is until a moment. Who listens hears it by the minute, and only when they come to it. */
export function Countdown({ until, onEnd, look = 'blocks' }: CountdownProps) {
  const intl = useIntl();
  const left = useSecondsLeft(until, onEnd);
  const inUnit = (value: number, unit: string) =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  const words = spoken(left)
    .map(({ value, unit }) => inUnit(value, unit))
    .join(' ');
  if (look === 'words') {
    return (
      <span role="timer" className={styles.words}>
        {words}
      </span>
    );
  }
  const { days, hours, minutes, seconds } = split(left);
  if (look === 'clock') {
    return (
      <span role="timer" className={styles.timer}>
        <VisuallyHidden>{words}</VisuallyHidden>
        <span aria-hidden="true">{clockFace(left)}</span>
      </span>
    );
  }
  return (
    <span role="timer" className={styles.timer}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span className={styles.blocks} aria-hidden="true">
        {days > 0 ? <span className={styles.days}>{inUnit(days, 'day')}</span> : null}
        <b>{twoDigits(hours)}</b>
        <b>{twoDigits(minutes)}</b>
        <b>{twoDigits(seconds)}</b>
      </span>
    </span>
  );
}
