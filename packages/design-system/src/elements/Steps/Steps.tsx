import { FormattedMessage } from 'react-intl';
import type { Place } from '../../places/places.ts';
import { Link } from '../Link/Link.tsx';
import { StudMark, type StepState } from '../StudMark/StudMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Steps.messages.ts';
import styles from './Steps.module.css';

/** A step that links to its page, or one without a page to return to. */
export type Step = { name: string; to?: Place };

export type StepsProps = {
  steps: readonly (string | Step)[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
};

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'now';
  return index < current ? 'done' : 'todo';
}

/** The steps of a task such as an order, and which one is current. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        const { name, to }: Step = typeof step === 'string' ? { name: step } : step;
        const content = (
          <>
            <StudMark state={state} />
            <span className={styles.word}>{name}</span>
            {state === 'done' ? (
              <VisuallyHidden>
                <FormattedMessage {...messages.done} />
              </VisuallyHidden>
            ) : null}
          </>
        );
        return (
          <li key={name} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {to ? (
              <Link to={to} look="plain" className={styles.link}>
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}
