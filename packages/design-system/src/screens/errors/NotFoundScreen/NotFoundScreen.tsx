import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ErrorLayout, ErrorActions } from '../ErrorLayout/ErrorLayout.tsx';
import { messages } from './NotFoundScreen.messages.ts';
import styles from './NotFoundScreen.module.css';

export type NotFoundScreenProps = {
  /** The requested path, shown as text; '' if unknown. */
  path: string;
};

/** The page does not exist (status 404). */
export function NotFoundScreen({ path }: NotFoundScreenProps) {
  return (
    <ErrorLayout
      status={
        <>
          <b>404</b> <FormattedMessage {...messages.status} />
        </>
      }
      title={<FormattedMessage {...messages.title} />}
      scene="not-found"
    >
      <p>
        <FormattedMessage {...messages.hint} />
      </p>
      {path ? (
        <dl className={styles.opened}>
          <dt>
            <FormattedMessage {...messages.opened} />
          </dt>
          <dd>{path}</dd>
        </dl>
      ) : null}
      <ErrorActions>
        <MainLink to={{ name: 'home' }} text={messages.home} />
        <ButtonLink to={{ name: 'search', query: '' }} size="large" icon={<Icon name="search" />}>
          <FormattedMessage {...messages.search} />
        </ButtonLink>
      </ErrorActions>
    </ErrorLayout>
  );
}
