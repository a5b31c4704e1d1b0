import { Icon } from '../Icon/Icon.tsx';
import styles from './StudMark.module.css';

/** Where a step stands. */
export type StepState = 'done' | 'now' | 'todo';

/** The stud that marks a step: ink with a check when done, yellow now, empty when to come. */
export function StudMark({ state }: { state: StepState }) {
  return (
    <span className={styles.stud} data-state={state} aria-hidden="true">
      {state === 'done' ? <Icon name="check" size={16} /> : null}
    </span>
  );
}
