import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { ErrorLayout, Ways } from '../ErrorLayout/ErrorLayout.tsx';
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import { messages } from './ErrorScreen.messages.ts';
import styles from './ErrorScreen.module.css';

const loadMisfit = () => import('./error-scene.ts').then(({ misfitScene }) => misfitScene());
const loadFallen = () => import('./error-scene.ts').then(({ fallenScene }) => fallenScene());

export type ErrorScreenProps = {
  /** As of HTTP; 500 where nothing better is known. */
  status: number;
  /** What the shop or the browser said, shown as it came. */
  message?: string;
  /** Opens the page again. */
  onRetry?: () => void;
};

/** A page that failed: 404 says that it was not found, 400 that the request made no sense, anything else that it broke. */
export function ErrorScreen({ status, message, onRetry }: ErrorScreenProps) {
  if (status === 404) return <NotFoundScreen path="" />;
  const isBadRequest = status === 400;
  return (
    <ErrorLayout
      status={<FormattedMessage {...messages.status} values={{ status: String(status) }} />}
      title={<FormattedMessage {...messages.title} />}
      loadScene={isBadRequest ? loadMisfit : loadFallen}
    >
      <p>
        <FormattedMessage {...(isBadRequest ? messages.badRequest : messages.server)} />
      </p>
      {message ? (
        <dl className={styles.detail}>
          <dt>
            <FormattedMessage {...messages.detail} />
          </dt>
          <dd>{message}</dd>
        </dl>
      ) : null}
      <Ways>
        {onRetry ? (
          <Button look="main" size="large" onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        ) : null}
        <ButtonLink to={{ name: 'home' }} look={onRetry ? 'outline' : 'main'} size="large">
          <FormattedMessage {...messages.home} />
        </ButtonLink>
      </Ways>
    </ErrorLayout>
  );
}
