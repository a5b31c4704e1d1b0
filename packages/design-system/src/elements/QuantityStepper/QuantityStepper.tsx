import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { messages } from './QuantityStepper.messages.ts';
import styles from './QuantityStepper.module.css';
import { readQuantity } from './read-quantity.ts';

export type QuantityStepperProps = {
  value: number;
  /** @default 1 */
  min?: number;
  /** The stock, or the most that one shopper may buy. */
  max?: number;
  /** Accessible name: says what is counted. */
  label: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Called when a typed quantity is committed (Enter or blur) or a button is clicked, and only when it changed. */
  onChange: (value: number) => void;
  /** Called while typing with the quantity that would be committed now; undefined when there is none, or no more. */
  onType?: (value: number | undefined) => void;
  /** A note below the input; the stepper's own note on the typed text takes precedence. */
  note?: ReactNode;
  /** Why there are no more, shown while the value is the maximum; replaces the stepper's own sentence about it. */
  maxNote?: ReactNode;
};

/**
 * An input for a quantity with buttons for one more or less. Typed text stays as it is until it is committed; text that
 * is no quantity restores the last value.
 */
export function QuantityStepper({
  value,
  min = 1,
  max = Infinity,
  label,
  size = 'medium',
  onChange,
  onType,
  note,
  maxNote,
}: QuantityStepperProps) {
  const intl = useIntl();
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<'whole' | 'min' | 'max'>();

  const problemWith = (quantity: number | undefined) => {
    if (quantity === undefined) return 'whole';
    if (quantity < min) return 'min';
    return quantity > max ? 'max' : undefined;
  };
  const allowed = (quantity: number | undefined) =>
    quantity !== undefined && quantity >= min ? Math.max(min, Math.min(quantity, max)) : undefined;
  const type = (text?: string) => {
    setTyped(text);
    onType?.(text === undefined ? undefined : allowed(readQuantity(text)));
  };
  const commit = (quantity: number | undefined) => {
    type();
    setProblem(problemWith(quantity));
    const next = allowed(quantity) ?? value;
    if (next !== value) onChange(next);
  };
  const shownNote = () => {
    const isExplained = maxNote !== undefined && problem === 'max';
    if (problem && !isExplained) return <FormattedMessage {...messages[problem]} values={{ min, max, value }} />;
    if (maxNote !== undefined && value >= max) return maxNote;
    return isExplained ? null : note;
  };
  const finish = () => {
    if (typed !== undefined) commit(readQuantity(typed));
  };
  const step = (by: 1 | -1) =>
    commit(Math.max(min, (typed === undefined ? value : (readQuantity(typed) ?? value)) + by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      finish();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Escape') type();
  };

  return (
    <span className={styles.stepper} data-size={size}>
      <span className={styles.box}>
        <button
          type="button"
          className={styles.step}
          aria-label={intl.formatMessage(messages.less, { label })}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={noteId}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={finish}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={intl.formatMessage(messages.more, { label })}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
      <span id={noteId} className={styles.note} role="status">
        {shownNote()}
      </span>
    </span>
  );
}
