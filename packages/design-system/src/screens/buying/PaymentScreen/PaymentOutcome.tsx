import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { messages } from './PaymentScreen.messages.ts';
import type { PaymentScreenProps } from './PaymentScreen.tsx';

type PaymentOutcomeProps = {
  outcome: PaymentScreenProps['outcome'];
  failure: Failure | undefined;
  onLookAgain: () => void;
};

/** What became of the last try to pay, as far as it is known. A refusal is told in the shop's words. */
export function PaymentOutcome({ outcome, failure, onLookAgain }: PaymentOutcomeProps) {
  const { formatMessage } = useIntl();
  const say = useFailureText();
  if (outcome === 'failed') {
    return (
      <Notice tone="red" title={formatMessage(messages.failed)}>
        {failure ? say(failure) : null} <FormattedMessage {...messages.failedText} />
      </Notice>
    );
  }
  if (outcome !== 'unknown') return null;
  if (!failure) {
    return (
      <div role="status">
        <Notice tone="amber" title={formatMessage(messages.looking)}>
          <FormattedMessage {...messages.lookingText} />
        </Notice>
      </div>
    );
  }
  return (
    <Notice
      tone="red"
      title={formatMessage(messages.unsure)}
      action={
        <Button onClick={onLookAgain}>
          <FormattedMessage {...messages.lookAgain} />
        </Button>
      }
    >
      {say(failure)} <FormattedMessage {...messages.unsureText} />
    </Notice>
  );
}
