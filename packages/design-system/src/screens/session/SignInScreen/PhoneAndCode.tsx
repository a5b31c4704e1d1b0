import { useIntl } from 'react-intl';
import { SmsCodeField } from '../../../commerce/SmsCodeField/SmsCodeField.tsx';
import type { SmsCode } from '../../../commerce/SmsCodeField/sms-code.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { messages } from './SignInScreen.messages.ts';
import type { CodeForm } from './use-code-form.ts';

export type PhoneAndCodeProps = Pick<PhoneFieldProps, 'autoComplete'> & {
  form: CodeForm;
  sms: SmsCode;
  phone: string;
  onPhone: (phone: string) => void;
  code: string;
  onCode: (code: string) => void;
  /** Why the server refused the code. */
  refusal?: string | undefined;
};

/** A phone number and the code that is sent to it. */
export function PhoneAndCode({ form, sms, phone, onPhone, code, onCode, autoComplete, refusal }: PhoneAndCodeProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PhoneField
        value={phone}
        onChange={onPhone}
        isWrong={form.isPhoneWrong}
        inputRef={form.phoneInput}
        autoComplete={autoComplete}
      />
      <SmsCodeField
        sms={sms}
        phone={phone}
        onPhoneNeeded={form.needPhone}
        code={code}
        onCode={onCode}
        inputRef={form.codeInput}
        error={form.codeProblem ? formatMessage(messages[form.codeProblem]) : refusal}
      />
    </>
  );
}
