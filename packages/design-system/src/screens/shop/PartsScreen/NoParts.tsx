import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './PartsScreen.messages.ts';
import styles from './PartsScreen.module.css';

/** Nothing here, with ways on. */
export function NoParts({ isFiltered }: { isFiltered: boolean }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(isFiltered ? messages.empty : messages.emptyShop)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        <span className={styles.ways}>
          {isFiltered ? <ButtonLink to={{ name: 'parts' }}><FormattedMessage {...messages.all} /></ButtonLink> : null}
          <ButtonLink to={{ name: 'search', query: '' }}><FormattedMessage {...messages.search} /></ButtonLink>
        </span>
      }
    />
  );
}
