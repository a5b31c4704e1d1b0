import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { messages } from './SignInScreen.messages.ts';

export type PhoneFieldProps = {
  value: string;
  onChange: (phone: string) => void;
  isWrong: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Password managers store the phone number as the name of a new account. */
  autoComplete: 'tel' | 'username';
};

/** A mobile number of mainland China. Spaces, dashes and +86 may be typed or pasted. */
export function PhoneField({ value, onChange, isWrong, inputRef, autoComplete }: PhoneFieldProps) {
  const { formatMessage } = useIntl();
  const problem = formatMessage(value.trim() === '' ? messages.noPhone : messages.wrongPhone);
  return (
    <TextField
      label={formatMessage(messages.phone)}
      name={autoComplete}
      type="tel"
      autoComplete={autoComplete}
      required
      value={value}
      onChange={onChange}
      inputRef={inputRef}
      error={isWrong ? problem : undefined}
    />
  );
}
