import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { BalanceTab } from '../../../places/places.ts';
import { messages } from './BalanceScreen.messages.ts';

const TEXTS = {
  all: { title: messages.empty, text: messages.emptyText },
  spent: { title: messages.emptySpent, text: messages.emptySpentText },
  gained: { title: messages.emptyGained, text: messages.emptyGainedText },
} as const;

/** No changes of this kind, or none at all. */
export function NoRecords({ tab }: { tab: BalanceTab }) {
  const { formatMessage } = useIntl();
  const { title, text } = TEXTS[tab];
  const action =
    tab === 'all' ? (
      <ButtonLink to={{ name: 'parts' }} size="large">
        <FormattedMessage {...messages.toParts} />
      </ButtonLink>
    ) : (
      <ButtonLink to={{ name: 'balance' }} size="large">
        <FormattedMessage {...messages.toAll} />
      </ButtonLink>
    );
  return <EmptyState title={formatMessage(title)} text={formatMessage(text)} action={action} />;
}
