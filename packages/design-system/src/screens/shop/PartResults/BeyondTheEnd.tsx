import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { Place } from '../../../places/places.ts';
import { messages } from './PartResults.messages.ts';

/** A page number behind the last page, from an old link: leads to the first. */
export function BeyondTheEnd({ to }: { to: Place }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.beyond)}
      text={intl.formatMessage(messages.beyondText)}
      action={<ButtonLink to={to}><FormattedMessage {...messages.firstPage} /></ButtonLink>}
    />
  );
}
