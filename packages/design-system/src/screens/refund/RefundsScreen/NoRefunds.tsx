import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { RefundTab } from '../../../places/places.ts';
import { messages } from './RefundsScreen.messages.ts';

/** No refunds at all, or none in the chosen tab, each with its own link. */
export function NoRefunds({ tab }: { tab: RefundTab }) {
  const { formatMessage } = useIntl();
  if (tab === 'all') {
    const action = (
      <ButtonLink to={{ name: 'orders' }} look="main" size="large">
        <FormattedMessage {...messages.toOrders} />
      </ButtonLink>
    );
    return (
      <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} action={action} />
    );
  }
  const action = (
    <ButtonLink to={{ name: 'refunds' }} look="main" size="large">
      <FormattedMessage {...messages.toAll} />
    </ButtonLink>
  );
  return <EmptyState title={formatMessage(messages.emptyTab)} action={action} />;
}
