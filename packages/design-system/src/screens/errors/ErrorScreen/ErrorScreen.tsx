import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { ErrorActions, ErrorDetail, ErrorLayout } from '../ErrorLayout/ErrorLayout.tsx';
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import { messages } from './ErrorScreen.messages.ts';

export type ErrorScreenProps = {
  /** HTTP status code; 500 if unknown. */
  status: number;
  /** The message of the server or the browser, shown as is. */
  message?: string;
  /** Reloads the page. */
  onRetry?: () => void;
};

/** Error page by status: 404 not found, 400 bad request, anything else a server error. */
export function ErrorScreen({ status, message, onRetry }: ErrorScreenProps) {
  if (status === 404) return <NotFoundScreen path="" />;
  const isBadRequest = status === 400;
  return (
    <ErrorLayout
      status={<FormattedMessage {...messages.status} values={{ status: String(status) }} />}
      title={<FormattedMessage {...messages.title} />}
      scene={isBadRequest ? 'misfit' : 'fallen'}
    >
      <p>
        <FormattedMessage {...(isBadRequest ? messages.badRequest : messages.server)} />
      </p>
      {message ? <ErrorDetail name={<FormattedMessage {...messages.detail} />}>{message}</ErrorDetail> : null}
      <ErrorActions>
        {onRetry ? (
          <Button look="main" size="large" onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        ) : null}
        <ButtonLink to={{ name: 'home' }} look={onRetry ? 'outline' : 'main'} size="large">
          <FormattedMessage {...messages.home} />
        </ButtonLink>
      </ErrorActions>
    </ErrorLayout>
  );
}
