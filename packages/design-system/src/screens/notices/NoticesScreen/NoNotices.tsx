import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './NoticesScreen.messages.ts';

/** No notices yet, or a server that has none at all. */
export function NoNotices({ isLacking = false }: { isLacking?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(isLacking ? messages.lacking : messages.empty)}
      text={formatMessage(isLacking ? messages.lackingText : messages.emptyText)}
      action={
        <ButtonLink to={{ name: isLacking ? 'orders' : 'parts' }} look="main" size="large">
          <FormattedMessage {...(isLacking ? messages.toOrders : messages.toParts)} />
        </ButtonLink>
      }
    />
  );
}
