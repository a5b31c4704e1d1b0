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
  /** What the shop has or lets one shopper buy. */
  max?: number;
  /** Says what is counted, for those who listen. */
  label: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Called once a typed quantity is finished (Enter or leaving the box) or a button is pressed, never with the same value. */
  onChange: (value: number) => void;
  /** A remark under the box; the stepper's own remarks on what was typed go first. */
  note?: ReactNode;
};

/** A quantity to type or step. What is typed stays as typed until it is finished; nonsense brings the last value back. */
export function QuantityStepper({
  value,
  min = 1,
  max = Infinity,
  label,
  size = 'medium',
  onChange,
  note,
}: QuantityStepperProps) {
  const intl = useIntl();
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const [remark, setRemark] = useState<'whole' | 'least' | 'most'>();

  const settle = (wanted: number | undefined) => {
    setTyped(undefined);
    const fits = wanted !== undefined && wanted >= min;
    setRemark(wanted === undefined ? 'whole' : !fits ? 'least' : wanted > max ? 'most' : undefined);
    const next = fits ? Math.max(min, Math.min(wanted, max)) : value;
    if (next !== value) onChange(next);
  };
  const finish = () => {
    if (typed !== undefined) settle(readQuantity(typed));
  };
  const step = (by: 1 | -1) =>
    settle(Math.max(min, (typed === undefined ? value : (readQuantity(typed) ?? value)) + by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      finish();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Escape') setTyped(undefined);
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
          onChange={(event) => setTyped(event.target.value)}
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
        {remark ? <FormattedMessage {...messages[remark]} values={{ min, max, value }} /> : note}
      </span>
    </span>
  );
}
