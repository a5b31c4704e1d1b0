import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { messages } from './OrderNotFound.messages.ts';

/** There is no such order, or it belongs to another shopper. */
export function OrderNotFound() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      action={
        <ButtonLink to={{ name: 'orders' }} look="main" size="large">
          <FormattedMessage {...messages.orders} />
        </ButtonLink>
      }
    />
  );
}
