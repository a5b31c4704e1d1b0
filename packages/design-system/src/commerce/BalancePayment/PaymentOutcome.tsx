import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../loadable.ts';
import { PaymentReason } from '../PaymentReason/PaymentReason.tsx';
import { messages } from './BalancePayment.messages.ts';

export type PaymentOutcomeProps = {
  outcome: 'short' | 'failed' | 'unknown' | undefined;
  failure: Failure | undefined;
  onCheckAgain: () => void;
};

/** The result of the last payment attempt, as far as it is known. A refusal shows the shop's message. */
export function PaymentOutcome({ outcome, failure, onCheckAgain }: PaymentOutcomeProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  if (outcome === 'failed') {
    return (
      <Notice tone="red" title={formatMessage(messages.failed)}>
        {failure ? <PaymentReason failure={failure} /> : null} <FormattedMessage {...messages.failedText} />
      </Notice>
    );
  }
  if (outcome !== 'unknown') return null;
  const checkAgain = (
    <Button onClick={onCheckAgain}>
      <FormattedMessage {...messages.checkAgain} />
    </Button>
  );
  if (!failure) {
    return (
      <Notice role="status" tone="amber" title={formatMessage(messages.checking)} action={checkAgain}>
        <FormattedMessage {...messages.checkingText} />
      </Notice>
    );
  }
  return (
    <Notice tone="red" title={formatMessage(messages.unconfirmed)} action={checkAgain}>
      {failureText(failure)} <FormattedMessage {...messages.unconfirmedText} />
    </Notice>
  );
}
