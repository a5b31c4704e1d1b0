import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Filters.module.css';
import { messages } from './Inventory.messages.ts';

export type ScopeChoiceProps = {
  scope: 'step' | 'bag';
  /** How many different parts each shows. */
  counts: { step: number; bag: number };
  onScope: (scope: 'step' | 'bag') => void;
};

const LABELS = { step: messages.thisStep, bag: messages.wholeBag };

/** Whether the parts of one step or of its whole bag are shown. */
export function ScopeChoice({ scope, counts, onScope }: ScopeChoiceProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <div className={styles.scope} role="radiogroup" aria-label={formatMessage(messages.scope)}>
      {(['step', 'bag'] as const).map((one) => (
        <label key={one} className={styles.chip}>
          <input type="radio" name={name} checked={scope === one} onChange={() => onScope(one)} />
          <FormattedMessage {...LABELS[one]} values={{ count: counts[one] }} />
        </label>
      ))}
    </div>
  );
}
