import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SmsCode } from '../../../commerce/SmsCodeField/sms-code.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { PhoneAndCode } from './PhoneAndCode.tsx';
import type { Attempt, SignInValues } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';
import { useCodeForm } from './use-code-form.ts';

export type MobileFormProps = {
  values: SignInValues;
  onValues: (change: Partial<SignInValues>) => void;
  sms: SmsCode;
  attempt: Attempt;
  onSignIn: (sent: { phone: string; captcha: string }) => void;
};

/** Sign-in with a phone number and the code sent to it. A refusal of the server is shown at the code. */
export function MobileForm({ values, onValues, sms, attempt, onSignIn }: MobileFormProps) {
  const failureText = useFailureText();
  const { isBusy, failure } = attempt;
  const form = useCodeForm({ phone: values.phone, code: values.mobileCode, isBusy });
  const refusal = failure?.kind === 'refused' && !isBusy ? failure : undefined;
  const isRefused = refusal !== undefined;
  const { codeInput } = form;
  useEffect(() => {
    if (isRefused) codeInput.current?.focus();
  }, [isRefused, codeInput]);
  const refusalText = refusal && failureText(refusal);
  return (
    <form className={styles.form} onSubmit={(event) => form.submit(event, onSignIn)} noValidate>
      {failure && !refusal && !isBusy ? (
        <Notice tone="red" title={failureText(failure)}>
          <FormattedMessage {...messages.mobileUnknown} />
        </Notice>
      ) : null}
      <PhoneAndCode
        form={form}
        sms={sms}
        phone={values.phone}
        onPhone={(phone) => onValues({ phone })}
        autoComplete="tel"
        code={values.mobileCode}
        onCode={(mobileCode) => onValues({ mobileCode })}
        refusal={refusalText}
      />
      <p className={styles.stay}>
        <FormattedMessage {...messages.newPhone} />
      </p>
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    </form>
  );
}
