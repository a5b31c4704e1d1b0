import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { orderMessages } from '../order.messages.ts';
import { messages } from './OrdersScreen.messages.ts';
import type { OrdersScreenProps } from './OrdersScreen.tsx';

/** No search results, no orders in this tab, or no orders at all, each with its own link. */
export function NoOrders({ tab, query, onSearch }: Pick<OrdersScreenProps, 'tab' | 'query' | 'onSearch'>) {
  const { formatMessage } = useIntl();
  if (query) {
    const action = (
      <Button look="main" size="large" onClick={() => onSearch('')}>
        <FormattedMessage {...messages.clear} />
      </Button>
    );
    return (
      <EmptyState
        title={formatMessage(messages.emptySearch, { query })}
        text={formatMessage(messages.emptySearchText)}
        action={action}
      />
    );
  }
  if (tab !== 'all') {
    const action = (
      <ButtonLink to={{ name: 'orders' }} look="main" size="large">
        <FormattedMessage {...messages.toAll} />
      </ButtonLink>
    );
    return (
      <EmptyState
        title={formatMessage(messages.emptyTab)}
        text={formatMessage(messages.emptyTabText)}
        action={action}
      />
    );
  }
  const action = (
    <ButtonLink to={{ name: 'parts' }} look="main" size="large">
      <FormattedMessage {...orderMessages.toParts} />
    </ButtonLink>
  );
  return <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} action={action} />;
}
