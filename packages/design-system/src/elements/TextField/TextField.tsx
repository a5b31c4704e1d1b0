import { useState, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { EYE, EYE_OFF } from '../Icon/more-icons.ts';
import { messages } from './TextField.messages.ts';
import styles from './TextField.module.css';

export type TextFieldProps = {
  label: string;
  /** How to fill it, below the box. */
  hint?: string;
  /** What is wrong and what to do. */
  error?: string;
  value: string;
  onChange: (value: string) => void;
  /** A password can be shown by its eye. @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  name?: string;
  required?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A line to type in, with its label above and what is wrong below. Nothing typed is ever changed. */
export function TextField({ label, hint, error, value, onChange, type = 'text', required, ...input }: TextFieldProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const { inputRef, ...rest } = input;
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <span className={styles.line} data-password={type === 'password' || undefined}>
          <input
            {...rest}
            {...tie}
            ref={inputRef}
            type={isShown ? 'text' : type}
            aria-required={required || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...(type === 'text' ? {} : { autoCapitalize: 'off', spellCheck: false })}
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
      )}
    </Field>
  );
}
