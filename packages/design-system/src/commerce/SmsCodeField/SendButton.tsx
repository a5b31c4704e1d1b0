import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { useSecondsLeft } from '../../elements/Countdown/use-seconds-left.ts';
import { messages } from './SmsCodeField.messages.ts';
import styles from './SmsCodeField.module.css';

export type SendButtonProps = {
  isSending: boolean;
  wasSent: boolean;
  /** When another code may be asked for; absent when one may be now. */
  waitsUntil: Moment | undefined;
  onSend: () => void;
};

/** Asks for a code. While it has to wait it shows the seconds and stays focusable, so that the focus is not lost. */
export function SendButton({ isSending, wasSent, waitsUntil = 0, onSend }: SendButtonProps) {
  const seconds = useSecondsLeft(waitsUntil);
  const waits = seconds > 0;
  const label = () => {
    if (isSending) return <FormattedMessage {...messages.sending} />;
    if (waits) return <FormattedMessage {...messages.wait} values={{ seconds }} />;
    return <FormattedMessage {...(wasSent || waitsUntil > 0 ? messages.again : messages.send)} />;
  };
  return (
    <Button
      className={styles.send}
      isBusy={isSending}
      aria-disabled={isSending || waits || undefined}
      onClick={() => (waits ? undefined : onSend())}
    >
      {label()}
    </Button>
  );
}
