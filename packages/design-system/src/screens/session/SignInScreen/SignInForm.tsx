import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type SignInFormProps = {
  /** The app holds both values, so that they survive errors and a change of language. */
  account: string;
  onAccount: (text: string) => void;
  password: string;
  onPassword: (text: string) => void;
  isBusy: boolean;
  /**
   * Why the last attempt failed. A refusal of the server is shown at the password, anything else, e.g. no network,
   * above the fields.
   */
  failure?: Failure;
  onSignIn: () => void;
};

/** Two fields and a button. An error is shown at its field, and the first invalid field gets the focus. */
export function SignInForm({ account, onAccount, password, onPassword, isBusy, failure, onSignIn }: SignInFormProps) {
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
    else onSignIn();
  };
  const refusalText = refusal && isAnswered ? failureText(refusal) : undefined;
  const passwordError = isSubmitted && lacksPassword ? formatMessage(messages.noPassword) : refusalText;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && !refusal && !isBusy ? <Notice tone="red">{failureText(failure)}</Notice> : null}
      <TextField
        label={formatMessage(messages.account)}
        name="username"
        autoComplete="username"
        required
        value={account}
        onChange={onAccount}
        inputRef={accountInput}
        error={isSubmitted && lacksAccount ? formatMessage(messages.noAccount) : undefined}
      />
      <TextField
        label={formatMessage(messages.password)}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={onPassword}
        inputRef={passwordInput}
        error={passwordError}
      />
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        <FormattedMessage {...messages.signIn} />
      </Button>
      <p className={styles.stay}>
        <FormattedMessage {...messages.stay} />
      </p>
    </form>
  );
}
