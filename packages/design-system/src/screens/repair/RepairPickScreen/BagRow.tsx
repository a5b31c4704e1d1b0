import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pickedIn, type Bag } from './inventory-view.ts';
import type { PickedLine } from './picked-line.ts';
import { messages } from './StepStrip.messages.ts';
import styles from './StepStrip.module.css';

export type BagRowProps = {
  bags: readonly Bag[];
  current: number;
  lines: readonly PickedLine[];
  onStep: (where: { bag?: number; step?: number }) => void;
};

/** The bags of a set, with the particles picked from each. Choosing one opens its first step. */
export function BagRow({ bags, current, lines, onStep }: BagRowProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const picked = bags
    .flatMap(({ bag, steps }) => steps.map((step) => pickedIn(lines, { bag, step })))
    .find((particles) => particles > 0);
  return (
    <div className={styles.bags} role="radiogroup" aria-label={formatMessage(messages.bags)}>
      <b aria-hidden="true">
        <FormattedMessage {...messages.bags} />
      </b>
      {bags.map(({ bag, steps }) => (
        <label key={bag} className={styles.bag}>
          <input
            type="radio"
            name={name}
            aria-label={formatMessage(messages.bagName, { bag, picked: pickedIn(lines, { bag }) })}
            checked={bag === current}
            onChange={() => onStep({ step: steps[0] ?? 0 })}
          />
          {bag}
          {pickedIn(lines, { bag }) > 0 ? (
            <small>
              <FormattedMessage {...messages.bagPicked} values={{ picked: pickedIn(lines, { bag }) }} />
            </small>
          ) : null}
        </label>
      ))}
      {picked === undefined ? null : (
        <span className={styles.legend}>
          <FormattedMessage {...messages.legend} values={{ picked }} />
        </span>
      )}
    </div>
  );
}
