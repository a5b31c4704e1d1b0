import { useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { RefundTab } from '../../../places/places.ts';
import { messages } from './RefundsScreen.messages.ts';

/** No refunds at all, or none in the chosen tab, each with its own link. */
export function NoRefunds({ tab }: { tab: RefundTab }) {
  const { formatMessage } = useIntl();
  if (tab === 'all') {
    const action = <MainLink to={{ name: 'orders' }} text={messages.toOrders} />;
    return (
      <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} action={action} />
    );
  }
  const action = <MainLink to={{ name: 'refunds' }} text={messages.toAll} />;
  return <EmptyState title={formatMessage(messages.emptyTab)} action={action} />;
}
