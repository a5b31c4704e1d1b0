import { Icon } from '../Icon/Icon.tsx';
import styles from './StudMark.module.css';

/** The status of a step. */
export type StepState = 'done' | 'now' | 'todo';

/** The stud that marks a step: dark with a check when done, yellow when current, empty when it is still to come. */
export function StudMark({ state }: { state: StepState }) {
  return (
    <span className={styles.stud} data-state={state} aria-hidden="true">
      {state === 'done' ? <Icon name="check" size={16} /> : null}
    </span>
  );
}
