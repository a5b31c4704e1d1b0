import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { BagRow } from './BagRow.tsx';
import { pickedIn, type Bag } from './inventory-view.ts';
import type { PickedLine } from './picked-line.ts';
import { messages } from './StepStrip.messages.ts';
import styles from './StepStrip.module.css';

export type StepStripProps = {
  bags: readonly Bag[];
  bag: Bag;
  /** Absent for a whole bag. */
  step: number | undefined;
  lines: readonly PickedLine[];
  onStep: (where: { bag?: number; step?: number }) => void;
};

/** The bags of a set and the steps of one, with what was picked in each. Arrow keys move within both rows. */
export function StepStrip({ bags, bag, step, lines, onStep }: StepStripProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const all = bags.flatMap(({ steps }) => steps);
  const at = step === undefined ? -1 : all.indexOf(step);
  const previous = at > 0 ? all[at - 1] : undefined;
  const next = step === undefined ? bag.steps[0] : all[at + 1];
  useEffect(
    function showCurrentStep() {
      const chosen = row.current?.querySelector(`input[value='${step ?? ''}']`)?.closest('label');
      if (!row.current || !chosen) return;
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    },
    [step],
  );
  return (
    <section className={styles.strip}>
      <BagRow bags={bags} current={bag.bag} lines={lines} onStep={onStep} />
      <div className={styles.line}>
        <Arrow direction="previous" step={previous} onStep={onStep} />
        <div
          ref={row}
          className={styles.steps}
          role="radiogroup"
          aria-label={formatMessage(messages.steps, { bag: bag.bag })}
        >
          {bag.steps.map((one) => (
            <StepChoice
              key={one}
              name={name}
              step={one}
              isCurrent={one === step}
              picked={pickedIn(lines, { bag: bag.bag, step: one })}
              onChoose={() => onStep({ step: one })}
            />
          ))}
        </div>
        <Arrow direction="next" step={next} onStep={onStep} />
      </div>
    </section>
  );
}

function StepChoice(props: { name: string; step: number; isCurrent: boolean; picked: number; onChoose: () => void }) {
  const { name, step, isCurrent, picked, onChoose } = props;
  const { formatMessage } = useIntl();
  return (
    <label className={styles.step}>
      <input
        type="radio"
        name={name}
        value={step}
        aria-label={formatMessage(messages.stepName, { step, picked })}
        checked={isCurrent}
        onChange={onChoose}
      />
      {step}
      {picked > 0 ? <small>+{picked}</small> : null}
    </label>
  );
}

type ArrowProps = { direction: 'previous' | 'next'; step: number | undefined; onStep: StepStripProps['onStep'] };

/** A button that stays focusable at the ends, so that the focus is not lost there. */
function Arrow({ direction, step, onStep }: ArrowProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={formatMessage(messages[direction])}
      aria-disabled={step === undefined || undefined}
      onClick={() => (step === undefined ? undefined : onStep({ step }))}
    >
      <Icon name={direction === 'previous' ? 'chevronLeft' : 'chevronRight'} />
    </button>
  );
}
