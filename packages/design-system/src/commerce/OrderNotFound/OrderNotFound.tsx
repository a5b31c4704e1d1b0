import { useIntl } from 'react-intl';
import { MainLink } from '../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { messages } from './OrderNotFound.messages.ts';

/** There is no such order, or it belongs to another shopper. */
export function OrderNotFound() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      action={<MainLink to={{ name: 'orders' }} text={messages.orders} />}
    />
  );
}
