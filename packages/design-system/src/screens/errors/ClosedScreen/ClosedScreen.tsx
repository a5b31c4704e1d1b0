import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages as loadMessages } from '../../../elements/WhenReady/WhenReady.messages.ts';
import type { Failure } from '../../../loadable.ts';
import { ErrorActions, ErrorDetail, ErrorLayout } from '../ErrorLayout/ErrorLayout.tsx';
import { messages } from './ClosedScreen.messages.ts';

export type ClosedScreenProps = {
  /** The server's message, shown as sent; '' without one. */
  message: string;
  /** Whether the shop is being asked whether it is open again. */
  isAsking: boolean;
  /** Why it could not be asked. */
  failure?: Failure | undefined;
  onRetry: () => void;
};

/** The owner has closed the shop for a while: shown in place of every page. */
export function ClosedScreen({ message, isAsking, failure, onRetry }: ClosedScreenProps) {
  const failureText = useFailureText();
  return (
    <ErrorLayout
      status={<FormattedMessage {...messages.status} />}
      title={<FormattedMessage {...messages.title} />}
      scene="fallen"
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      {message ? <ErrorDetail name={<FormattedMessage {...messages.notice} />}>{message}</ErrorDetail> : null}
      {failure ? <Notice tone="red">{failureText(failure)}</Notice> : null}
      <ErrorActions>
        <Button look="main" size="large" isBusy={isAsking} onClick={onRetry}>
          <FormattedMessage {...loadMessages.retry} />
        </Button>
      </ErrorActions>
    </ErrorLayout>
  );
}
