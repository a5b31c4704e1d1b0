import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './NoParts.messages.ts';

/** Shown when the shop has no parts; links to the search. */
export function NoParts() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.emptyShop)}
      text={formatMessage(messages.emptyText)}
      action={
        <ButtonLink to={{ name: 'search', query: '' }}>
          <FormattedMessage {...messages.search} />
        </ButtonLink>
      }
    />
  );
}
