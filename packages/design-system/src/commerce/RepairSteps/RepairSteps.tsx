import { FormattedMessage, useIntl } from 'react-intl';
import { Steps } from '../../elements/Steps/Steps.tsx';
import type { Place } from '../../places/places.ts';
import { messages } from './RepairSteps.messages.ts';
import styles from './RepairSteps.module.css';

const STEPS = ['region', 'set', 'proof', 'parts', 'confirm'] as const;
export type RepairStep = (typeof STEPS)[number];

export type RepairStepsProps = {
  /** The current step; with `done` all are complete. */
  current: RepairStep | 'done';
  /** The number of the set; without one, e.g. for a cart of several sets, its steps are no links. */
  set?: string | undefined;
};

function placeOf(step: RepairStep, set: string | undefined): Place | undefined {
  if (step === 'region') return { name: 'repair' };
  if (step === 'set') return { name: 'repairSet' };
  if (set === undefined || step === 'confirm') return undefined;
  return { name: step === 'proof' ? 'repairProof' : 'repairPick', set };
}

/** The steps of a repair request; completed ones lead back to their pages. */
export function RepairSteps({ current, set }: RepairStepsProps) {
  const { formatMessage } = useIntl();
  const index = current === 'done' ? STEPS.length : STEPS.indexOf(current);
  const steps = STEPS.map((step, place) => ({
    name: formatMessage(messages[step]),
    to: place < index ? placeOf(step, set) : undefined,
  }));
  return (
    <nav aria-label={formatMessage(messages.label)} className={styles.steps}>
      <Steps steps={steps} current={index} />
      <p className={styles.place}>
        <FormattedMessage {...messages.place} values={{ step: Math.min(index + 1, STEPS.length), all: STEPS.length }} />
      </p>
    </nav>
  );
}
