import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Place } from '../../../places/places.ts';
import { PasswordField } from './PasswordField.tsx';
import type { Attempt, SignInValues } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type PasswordFormProps = {
  values: SignInValues;
  onValues: (change: Partial<SignInValues>) => void;
  /** A refusal of the server is shown at the password, anything else, e.g. no network, above the fields. */
  attempt: Attempt;
  onSignIn: (credentials: { account: string; password: string }) => void;
  /** Where a new password is set; absent where the server does not offer it. */
  toReset?: Place | undefined;
};

/** Sign-in with account and password. An error is shown at its field, and the first invalid field gets the focus. */
export function PasswordForm({ values, onValues, attempt, onSignIn, toReset }: PasswordFormProps) {
  const { account, password } = values;
  const { isBusy, failure } = attempt;
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const lacksAccount = account.trim() === '';
  const lacksPassword = password === '';

  const refusal = failure?.kind === 'refused' ? failure : undefined;
  const isAnswered = refusal !== undefined && !isBusy;
  // Runs once per refusal; `failure` itself may be a new object on every keystroke.
  useEffect(() => {
    if (isAnswered) passwordInput.current?.focus();
  }, [isAnswered]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(true);
    if (lacksAccount) accountInput.current?.focus();
    else if (lacksPassword) passwordInput.current?.focus();
    else onSignIn({ account: account.trim(), password });
  };
  const refusalText = refusal && isAnswered ? failureText(refusal) : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && !refusal && !isBusy ? <Notice tone="red">{failureText(failure)}</Notice> : null}
      <TextField
        label={formatMessage(messages.account)}
        name="username"
        autoComplete="username"
        required
        value={account}
        onChange={(text) => onValues({ account: text })}
        inputRef={accountInput}
        error={isSubmitted && lacksAccount ? formatMessage(messages.noAccount) : undefined}
      />
      <PasswordField
        kind="current"
        value={password}
        onChange={(text) => onValues({ password: text })}
        inputRef={passwordInput}
        error={isSubmitted && lacksPassword ? formatMessage(messages.noPassword) : refusalText}
      />
      <div className={styles.row}>
        <p className={styles.stay}>
          <FormattedMessage {...messages.stay} />
        </p>
        {toReset ? (
          <Link to={toReset} className={styles.target}>
            <FormattedMessage {...messages.forgot} />
          </Link>
        ) : null}
      </div>
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    </form>
  );
}
