import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SmsCode } from '../../../commerce/SmsCodeField/sms-code.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { passwordProblem, type PasswordProblem } from './check-password.ts';
import { PasswordField } from './PasswordField.tsx';
import { PhoneAndCode } from './PhoneAndCode.tsx';
import type { Attempt, NewPasswordSent, SignInValues } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';
import { useCodeForm } from './use-code-form.ts';

export type AccountFormProps = {
  kind: 'register' | 'reset';
  values: SignInValues;
  onValues: (change: Partial<SignInValues>) => void;
  sms: SmsCode;
  attempt: Attempt;
  onSend: (sent: NewPasswordSent) => void;
};

const PROBLEMS: Record<PasswordProblem, (typeof messages)[keyof typeof messages]> = {
  empty: messages.noNewPassword,
  short: messages.shortPassword,
  long: messages.longPassword,
  simple: messages.simplePassword,
};
const KINDS = {
  register: { code: 'registerCode', action: messages.register, unknown: messages.registerUnknown },
  reset: { code: 'resetCode', action: messages.reset, unknown: messages.resetUnknown },
} as const;

/** The kinds of failures after which nothing was done. */
const REFUSALS: readonly Failure['kind'][] = ['refused', 'gone', 'tooLarge', 'busy'];

/** A new account, or a new password for an account: phone number, code and password. */
export function AccountForm({ kind, values, onValues, sms, attempt, onSend }: AccountFormProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const passwordInput = useRef<HTMLInputElement>(null);
  const { isBusy, failure } = attempt;
  const { code, action, unknown } = KINDS[kind];
  const { newPassword } = values;
  const form = useCodeForm({ phone: values.phone, code: values[code], isBusy });
  const problem = passwordProblem(newPassword);
  const isUnknown = failure !== undefined && !REFUSALS.includes(failure.kind);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) =>
        form.submit(
          event,
          (sent) => onSend({ ...sent, password: newPassword }),
          problem ? passwordInput.current : undefined,
        )
      }
    >
      {failure && !isBusy ? (
        <Notice tone="red" title={isUnknown ? failureText(failure) : undefined}>
          {isUnknown ? <FormattedMessage {...unknown} /> : failureText(failure)}
        </Notice>
      ) : null}
      <PhoneAndCode
        form={form}
        sms={sms}
        phone={values.phone}
        onPhone={(phone) => onValues({ phone })}
        autoComplete="username"
        code={values[code]}
        onCode={(text) => onValues({ [code]: text })}
      />
      <PasswordField
        kind="new"
        value={newPassword}
        onChange={(text) => onValues({ newPassword: text })}
        inputRef={passwordInput}
        error={form.isSubmitted && problem ? formatMessage(PROBLEMS[problem]) : undefined}
      />
      <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
        <FormattedMessage {...action} />
      </Button>
    </form>
  );
}
