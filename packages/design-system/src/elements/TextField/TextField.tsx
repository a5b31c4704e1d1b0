import { useState, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { ApostropheNotice } from '../ApostropheNotice/ApostropheNotice.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { EYE, EYE_OFF } from '../Icon/more-icons.ts';
import { messages } from './TextField.messages.ts';
import styles from './TextField.module.css';

export type TextFieldProps = {
  label: string;
  /** How to fill it in, below the input. */
  hint?: string;
  /** What is wrong and how to correct it. */
  error?: string;
  value: string;
  onChange: (value: string) => void;
  /** A password has a button that shows it; the value of a date is `2026-11-20`. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'password' | 'date';
  /** The first and the last day of a date. */
  min?: string;
  max?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The keyboard that phones show. @default that of the type */
  inputMode?: 'numeric' | 'decimal';
  name?: string;
  required?: boolean;
  /** Whether the server stores the text: then apostrophes that it may remove are pointed out. */
  isStored?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A single-line text input with its label above and its error below. It never changes what was typed. */
export function TextField({ label, hint, error, value, onChange, type = 'text', required, ...input }: TextFieldProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const { inputRef, isStored, ...rest } = input;
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <>
          <span className={styles.line} data-password={type === 'password' || undefined}>
            <input
              {...rest}
              {...tie}
              ref={inputRef}
              type={isShown ? 'text' : type}
              aria-required={required || undefined}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              autoCapitalize={type === 'text' ? undefined : 'off'}
              spellCheck={type === 'text' ? undefined : false}
            />
            {type === 'password' ? (
              <button
                type="button"
                className={styles.eye}
                aria-pressed={isShown}
                aria-label={intl.formatMessage(messages.show)}
                onClick={() => setShown(!isShown)}
              >
                <Icon path={isShown ? EYE_OFF : EYE} />
              </button>
            ) : null}
          </span>
          {isStored ? <ApostropheNotice value={value} onChange={onChange} /> : null}
        </>
      )}
    </Field>
  );
}
