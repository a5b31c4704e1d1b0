import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { messages } from './OrderGone.messages.ts';

/** There is no such order, or it is another shopper's: the way on. */
export function OrderGone() {
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
