import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './RepairsScreen.messages.ts';
import type { RepairsScreenProps } from './RepairsScreen.tsx';

/** No search results, no requests in this tab, or no requests at all, each with its own way on. */
export function NoRequests({ tab, query, onSearch }: Pick<RepairsScreenProps, 'tab' | 'query' | 'onSearch'>) {
  const { formatMessage } = useIntl();
  if (query)
    return (
      <EmptyState
        title={formatMessage(messages.emptySearch, { query })}
        text={formatMessage(messages.emptySearchText)}
        action={
          <Button look="main" size="large" onClick={() => onSearch('')}>
            <FormattedMessage {...messages.clear} />
          </Button>
        }
      />
    );
  if (tab !== 'all')
    return (
      <EmptyState
        title={formatMessage(messages.emptyTab)}
        text={formatMessage(messages.emptyTabText)}
        action={
          <ButtonLink to={{ name: 'repairs' }} look="main" size="large">
            <FormattedMessage {...messages.toAll} />
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <ButtonLink to={{ name: 'repair' }} look="main" size="large">
          <FormattedMessage {...messages.toRepair} />
        </ButtonLink>
      }
    />
  );
}
