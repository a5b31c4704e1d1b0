import { useEffect, useRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../elements/Field/Field.tsx';
import { CodeStatus } from './CodeStatus.tsx';
import { PictureCaptcha } from './PictureCaptcha.tsx';
import { SendButton } from './SendButton.tsx';
import { SliderCaptcha } from './SliderCaptcha.tsx';
import { toMobileNumber, type SmsCode } from './sms-code.ts';
import { messages } from './SmsCodeField.messages.ts';
import styles from './SmsCodeField.module.css';

export type SmsCodeFieldProps = {
  sms: SmsCode;
  /** The phone number as typed. */
  phone: string;
  /** Called instead of sending when the phone number is not a mobile number. */
  onPhoneNeeded: () => void;
  code: string;
  onCode: (code: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * The input for a code that is sent by text message, the button that sends it, and the captcha that the server may want
 * first. A phone that receives the message offers to fill it in.
 */
export function SmsCodeField({ sms, phone, onPhoneNeeded, code, onCode, error, inputRef }: SmsCodeFieldProps) {
  const { formatMessage } = useIntl();
  const line = useRef<HTMLDivElement>(null);
  const { request } = sms;
  const { status } = request;
  const number = toMobileNumber(phone);
  const send = () => (number === undefined ? onPhoneNeeded() : sms.onSend(number));

  const last = useRef(status);
  useEffect(
    function focusWhatComesNext() {
      const previous = last.current;
      last.current = status;
      if (previous === status) return;
      if (status === 'sent') line.current?.querySelector('input')?.focus();
      // The captcha with the focus is gone.
      else if (previous === 'picture' || previous === 'slider') line.current?.querySelector('button')?.focus();
    },
    [status],
  );

  return (
    <div className={styles.root}>
      <div ref={line}>
        <Field label={formatMessage(messages.label)} error={error}>
          {(tie) => (
            <span className={styles.line}>
              <input
                {...tie}
                ref={inputRef}
                type="text"
                name="one-time-code"
                autoComplete="one-time-code"
                inputMode="numeric"
                aria-required
                value={code}
                onChange={(event) => onCode(event.target.value)}
              />
              <SendButton
                isSending={status === 'sending'}
                wasSent={request.status === 'sent' && request.phone === number}
                waitsUntil={number === undefined ? undefined : sms.waits[number]}
                onSend={send}
              />
            </span>
          )}
        </Field>
      </div>
      <CodeStatus request={request} waitsUntil={request.status === 'sent' ? sms.waits[request.phone] : undefined} />
      {request.status === 'picture' ? (
        <PictureCaptcha
          key={request.address}
          {...request}
          onText={sms.onPictureText}
          onOther={sms.onOtherPicture}
          onCancel={sms.onCancel}
        />
      ) : null}
      {request.status === 'slider' ? (
        <SliderCaptcha
          key={request.puzzle.piece}
          {...request}
          onSlide={sms.onSlide}
          onOther={sms.onOtherPicture}
          onCancel={sms.onCancel}
        />
      ) : null}
      {request.status === 'unavailable' ? (
        <p className={styles.problem} role="alert">
          <FormattedMessage {...messages.unavailable} />
        </p>
      ) : null}
    </div>
  );
}
