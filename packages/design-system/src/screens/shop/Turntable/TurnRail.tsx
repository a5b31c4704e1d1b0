import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';

/** Degrees of one press of an arrow key, and of one with PageUp or PageDown. */
const STEP = 5;
const STRIDE = 45;
const STRIDES: Readonly<Record<string, number>> = { PageUp: STRIDE, PageDown: -STRIDE };
const STEPS: Readonly<Record<string, number>> = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP };
const TURN = 'M4 8.5C4 6 6.7 4.5 10 4.5s6 1.5 6 4-2.4 3.6-5 3.9M13.4 9.6 10.6 12.4l2.8 2.8';

/** The rail below the picture, with a stop at each quarter. It has no ends: keys go round and round. */
export function TurnRail({ yaw, onTurn }: { yaw: number; onTurn: (yaw: number) => void }) {
  const { formatMessage } = useIntl();
  const degrees = formatMessage(messages.degrees, { yaw });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key] ?? STRIDES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onTurn(yaw + by);
  };
  return (
    <div className={styles.rail}>
      <Icon path={TURN} />
      <span className={styles.track}>
        {[0, 1, 2, 3, 4].map((stop) => (
          <i key={stop} />
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
