import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';

/** Degrees per press of an arrow key, and per press of PageUp or PageDown. */
const STEP = 5;
const LARGE_STEP = 45;
const LARGE_STEPS: Readonly<Record<string, number>> = { PageUp: LARGE_STEP, PageDown: -LARGE_STEP };
const STEPS: Readonly<Record<string, number>> = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP };
const TURN = 'M4 8.5C4 6 6.7 4.5 10 4.5s6 1.5 6 4-2.4 3.6-5 3.9M13.4 9.6 10.6 12.4l2.8 2.8';

/** The slider below the picture, with a mark at each quarter turn. Keys continue past both ends. */
export function RotationSlider({ yaw, onTurn }: { yaw: number; onTurn: (yaw: number) => void }) {
  const { formatMessage } = useIntl();
  const degrees = formatMessage(messages.degrees, { yaw });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key] ?? LARGE_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onTurn(yaw + by);
  };
  return (
    <div className={styles.slider}>
      <Icon path={TURN} />
      <span className={styles.track}>
        {[0, 1, 2, 3, 4].map((mark) => (
          <i key={mark} />
        ))}
        <input
          type="range"
          min={-180}
          max={180}
          step={STEP}
          value={yaw}
          aria-label={formatMessage(messages.turn)}
          aria-valuetext={degrees}
          onChange={(event) => onTurn(Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles.degrees} aria-hidden="true">
        {degrees}
      </span>
    </div>
  );
}
