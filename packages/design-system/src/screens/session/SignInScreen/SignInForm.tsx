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
  /** Both boxes belong to the app, so that nothing typed is lost by an error or a change of language. */
  account: string;
  onAccount: (text: string) => void;
  password: string;
  onPassword: (text: string) => void;
  isBusy: boolean;
  /** Why the last try failed. What the shop refused is said at the password, anything else, such as no network, above the boxes. */
  failure?: Failure;
  onSignIn: () => void;
};

/** One column: two boxes and the action. What is wrong is said at its box, and the first such box gets the focus. */
export function SignInForm({ account, onAccount, password, onPassword, isBusy, failure, onSignIn }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const say = useFailureText();
  const accountBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const lacksAccount = account.trim() === '';
  const lacksPassword = password === '';

  const refusal = failure?.kind === 'refused' ? failure : undefined;
  const isAnswered = refusal !== undefined && !isBusy;
  // Once for each refusal; the failure itself may be a new object at every key stroke.
  useEffect(() => {
    if (isAnswered) passwordBox.current?.focus();
  }, [isAnswered]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (lacksAccount) accountBox.current?.focus();
    else if (lacksPassword) passwordBox.current?.focus();
    else onSignIn();
  };
  const wrongPassword =
    isTried && lacksPassword ? formatMessage(messages.noPassword) : refusal && isAnswered ? say(refusal) : undefined;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && !refusal && !isBusy ? <Notice tone="red">{say(failure)}</Notice> : null}
      <TextField
        label={formatMessage(messages.account)}
        name="username"
        autoComplete="username"
        required
        value={account}
        onChange={onAccount}
        inputRef={accountBox}
        error={isTried && lacksAccount ? formatMessage(messages.noAccount) : undefined}
      />
      <TextField
        label={formatMessage(messages.password)}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={onPassword}
        inputRef={passwordBox}
        error={wrongPassword}
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
