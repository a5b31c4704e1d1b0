import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toMobileNumber } from '../../../commerce/SmsCodeField/sms-code.ts';
import { SmsCodeField } from '../../../commerce/SmsCodeField/SmsCodeField.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import type { PhoneChange } from './phone-change.ts';
import { messages } from './PhoneSection.messages.ts';
import styles from './ProfileScreen.module.css';

export type PhoneFormProps = PhoneChange & {
  typed: string;
  /** Whether the shopper has just opened it. */
  takesFocus: boolean;
};

type Problem = 'notMobile' | 'codeMissing';

/** Another phone number and the code that was sent to it. The code is never stored. */
export function PhoneForm({ typed, sms, result, takesFocus, onTyped, onConfirm }: PhoneFormProps) {
  const { formatMessage } = useIntl();
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  useEffect(
    function focusOnOpening() {
      if (takesFocus) phoneInput.current?.focus();
    },
    [takesFocus],
  );
  const fail = (next: Problem) => {
    setProblem(next);
    (next === 'notMobile' ? phoneInput : codeInput).current?.focus();
  };
  const confirm = () => {
    const number = toMobileNumber(typed);
    if (number === undefined) return fail('notMobile');
    if (code.trim() === '') return fail('codeMissing');
    return onConfirm(number, code.trim());
  };
  const errorOf = (one: Problem) => (problem === one ? formatMessage(messages[one]) : undefined);
  return (
    <form
      className={styles.phoneForm}
      aria-label={formatMessage(messages.newPhone)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (result.state !== 'busy') confirm();
      }}
    >
      <TextField
        label={formatMessage(messages.newPhone)}
        hint={formatMessage(messages.newPhoneHint)}
        error={errorOf('notMobile')}
        type="tel"
        name="tel"
        autoComplete="tel"
        required
        value={typed}
        inputRef={phoneInput}
        onChange={(phone) => {
          setProblem(undefined);
          onTyped(phone);
        }}
      />
      <SmsCodeField
        sms={sms}
        phone={typed}
        onPhoneNeeded={() => fail('notMobile')}
        code={code}
        onCode={(text) => {
          setProblem(undefined);
          setCode(text);
        }}
        error={errorOf('codeMissing')}
        inputRef={codeInput}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={result.state === 'busy'}>
          <FormattedMessage {...messages.confirm} />
        </Button>
        <Button look="text" onClick={() => onTyped(undefined)}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
}
