import { FormattedMessage } from 'react-intl';
import { StudMark, type StepState } from '../StudMark/StudMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Steps.messages.ts';
import styles from './Steps.module.css';

export type StepsProps = {
  steps: readonly string[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
};

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'now';
  return index < current ? 'done' : 'todo';
}

/** The steps from cart to order, and which one is current. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <StudMark state={state} />
            <span className={styles.word}>{step}</span>
            {state === 'done' ? (
              <VisuallyHidden>
                <FormattedMessage {...messages.done} />
              </VisuallyHidden>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
