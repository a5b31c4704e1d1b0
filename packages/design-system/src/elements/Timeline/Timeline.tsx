import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../DateTime/DateTime.tsx';
import { messages } from '../Steps/Steps.messages.ts';
import { StudMark, type StepState } from '../StudMark/StudMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Timeline.module.css';

export type TimelineStep = {
  label: string;
  time?: Moment;
  /** `date` where only the day is known. @default 'minute' */
  exactness?: 'date' | 'minute';
  state: StepState;
};

/** The past and future steps of an order, on a card: horizontal, or vertical on phones. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ label, time, exactness = 'minute', state }) => (
        <li key={label} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <StudMark state={state} />
          <span className={styles.label}>{label}</span>
          {state === 'done' ? (
            <VisuallyHidden>
              <FormattedMessage {...messages.done} />
            </VisuallyHidden>
          ) : null}
          <span className={styles.time}>
            {time === undefined ? null : <DateTime moment={time} style={exactness} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
