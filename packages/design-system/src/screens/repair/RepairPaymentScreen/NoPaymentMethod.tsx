import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { messages } from './RepairPaymentScreen.messages.ts';

/** The shop names no way to pay the request: an agent knows how. */
export function NoPaymentMethod() {
  const { formatMessage } = useIntl();
  return (
    <Notice
      tone="amber"
      title={formatMessage(messages.noMethod)}
      action={
        <ButtonLink to={{ name: 'chat' }}>
          <FormattedMessage {...messages.toChat} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.noMethodText} />
    </Notice>
  );
}
