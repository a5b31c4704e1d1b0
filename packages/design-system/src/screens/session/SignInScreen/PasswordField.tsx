import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';
import { useCapsLock } from './use-caps-lock.ts';

export type PasswordFieldProps = {
  /** Whether it is the password of an account, or one that is being chosen. */
  kind: 'current' | 'new';
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** A password that can be shown, with a hint while caps lock is on. */
export function PasswordField({ kind, value, onChange, error, inputRef }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const isCapsLockOn = useCapsLock(inputRef);
  const isNew = kind === 'new';
  return (
    <div className={styles.password}>
      <TextField
        label={formatMessage(isNew ? messages.newPassword : messages.password)}
        name={isNew ? 'new-password' : 'password'}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        hint={isNew ? formatMessage(messages.passwordHint) : undefined}
        value={value}
        onChange={onChange}
        inputRef={inputRef}
        error={error}
      />
      <p className={styles.caps} role="status">
        {isCapsLockOn ? <FormattedMessage {...messages.capsLock} /> : null}
      </p>
    </div>
  );
}
