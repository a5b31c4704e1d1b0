import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SelectField.module.css';

export type SelectFieldProps = {
  label: string;
  /** Whether the label is visually hidden, for example inside a FieldGroup with a label. */
  hideLabel?: boolean;
  /** How to choose, below the box. */
  hint?: string;
  /** What is wrong and how to correct it. */
  error?: string;
  /** The value of an option; '' while none is selected. */
  value: string;
  options: readonly { value: string; label: string }[];
  /** Placeholder while no option is selected. */
  placeholder: string;
  onChange: (value: string) => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  name?: string;
  required?: boolean;
  disabled?: boolean;
};

/** One of several options, in a native select box. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  value,
  options,
  placeholder,
  onChange,
  required,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {({ className, ...tie }) => (
        <span className={styles.line}>
          <select
            {...select}
            {...tie}
            className={[className, styles.select].join(' ')}
            data-empty={value === '' || undefined}
            aria-required={required || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      )}
    </Field>
  );
}
