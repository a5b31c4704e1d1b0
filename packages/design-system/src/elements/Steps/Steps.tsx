import { FormattedMessage } from 'react-intl';
import { StudMark, type StepState } from '../StudMark/StudMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Steps.messages.ts';
import styles from './Steps.module.css';

export type StepsProps = {
  steps: readonly string[];
  /** Index of the step the shopper is at; the number of steps when all are done. */
  current: number;
};

const stateOf = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'now' : 'todo';

/** Where the shopper stands on the way from cart to order. */
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
