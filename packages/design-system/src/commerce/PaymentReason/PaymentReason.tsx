import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import { WhenReady, type WhenReadyProps } from '../../elements/WhenReady/WhenReady.tsx';
import { messages as whenReady } from '../../elements/WhenReady/WhenReady.messages.ts';
import type { Failure } from '../../loadable.ts';
import { isTechnical } from './is-technical.ts';
import { messages } from './PaymentReason.messages.ts';
import styles from './PaymentReason.module.css';

/** Why a payment failed: the server's message as sent, or that payment is not available, with a technical one to open. */
export function PaymentReason({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const { message } = failure;
  if (message === undefined || !isTechnical(message)) return failureText(failure);
  return (
    <>
      <FormattedMessage {...messages.unavailable} />
      <details className={styles.details}>
        <summary>
          <FormattedMessage {...messages.details} />
        </summary>
        <pre>{message}</pre>
      </details>
    </>
  );
}

/** Content that the payment provider delivers; a technical failure says that payment is not available. */
export function WhenPayable<T>(props: WhenReadyProps<T>) {
  const { of, onRetry } = props;
  if (of.state !== 'failed' || !isTechnical(of.failure.message ?? '')) return <WhenReady {...props} />;
  return (
    <Notice
      tone="red"
      action={
        onRetry ? (
          <Button onClick={onRetry}>
            <FormattedMessage {...whenReady.retry} />
          </Button>
        ) : null
      }
    >
      <PaymentReason failure={of.failure} />
    </Notice>
  );
}
