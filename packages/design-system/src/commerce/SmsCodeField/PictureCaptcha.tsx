import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../loadable.ts';
import { CaptchaFrame } from './CaptchaFrame.tsx';
import { messages } from './SmsCodeField.messages.ts';
import styles from './SmsCodeField.module.css';

export type PictureCaptchaProps = {
  address: string;
  isBusy: boolean;
  failure?: Failure;
  onText: (text: string) => void;
  onOther: () => void;
  onCancel: () => void;
};

/** A picture with a few characters that the shopper types. A press on the picture shows another one. */
export function PictureCaptcha({ address, isBusy, failure, onText, onOther, onCancel }: PictureCaptchaProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isEmptyShown, setEmptyShown] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const submit = () => {
    if (isBusy) return;
    if (text.trim() === '') {
      setEmptyShown(true);
      input.current?.focus();
    } else onText(text.trim());
  };
  /** Enter would submit the form around it. */
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
  const problem = failure && !isBusy && text === '' ? failureText(failure) : undefined;
  return (
    <CaptchaFrame
      title={formatMessage(messages.pictureTitle)}
      onKeyDown={submitOnEnter}
      action={
        <Button isBusy={isBusy} onClick={submit}>
          <FormattedMessage {...messages.pictureSend} />
        </Button>
      }
      onOther={onOther}
      onCancel={onCancel}
    >
      <div className={styles.picture}>
        <button
          type="button"
          className={styles.image}
          onClick={onOther}
          aria-label={isBroken ? undefined : formatMessage(messages.pictureAlt)}
        >
          {isBroken ? (
            <FormattedMessage {...messages.pictureBroken} />
          ) : (
            <img src={address} alt="" width={120} height={44} onError={() => setBroken(true)} />
          )}
        </button>
        <TextField
          label={formatMessage(messages.pictureLabel)}
          autoComplete="off"
          value={text}
          onChange={setText}
          inputRef={input}
          error={isEmptyShown && text.trim() === '' ? formatMessage(messages.pictureEmpty) : problem}
        />
      </div>
    </CaptchaFrame>
  );
}
