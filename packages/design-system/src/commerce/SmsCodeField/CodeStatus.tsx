import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { useSecondsLeft } from '../../elements/Countdown/use-seconds-left.ts';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import type { SmsCodeRequest } from './sms-code.ts';
import { messages } from './SmsCodeField.messages.ts';
import styles from './SmsCodeField.module.css';

export type CodeStatusProps = { request: SmsCodeRequest; waitsUntil: Moment | undefined };

/**
 * What became of the request, announced politely once when the code was sent and once when another may be asked for,
 * not with every second.
 */
export function CodeStatus({ request, waitsUntil = 0 }: CodeStatusProps) {
  const failureText = useFailureText();
  const isOver = useSecondsLeft(waitsUntil) === 0;
  const text = () => {
    if (request.status === 'unknown') return <FormattedMessage {...messages.unknown} />;
    if (request.status !== 'sent') return null;
    if (isOver) return <FormattedMessage {...messages.mayAskAgain} />;
    const { phone, minutes } = request;
    return <FormattedMessage {...(minutes ? messages.sentFor : messages.sent)} values={{ phone, minutes }} />;
  };
  return (
    <>
      <p className={styles.status} role="status">
        {text()}
      </p>
      {request.status === 'failed' ? (
        <p className={styles.problem} role="alert">
          {failureText(request.failure)}
        </p>
      ) : null}
    </>
  );
}
