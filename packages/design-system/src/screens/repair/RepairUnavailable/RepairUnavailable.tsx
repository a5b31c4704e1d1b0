import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './RepairUnavailable.messages.ts';

/** The content of a repair page whose shop has no repair service: a stock server answers its calls with HTTP 404. */
export function RepairUnavailable() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      action={
        <>
          <MainLink to={{ name: 'chat' }} text={messages.chat} />
          <ButtonLink to={{ name: 'parts' }} size="large">
            <FormattedMessage {...messages.parts} />
          </ButtonLink>
        </>
      }
    />
  );
}
