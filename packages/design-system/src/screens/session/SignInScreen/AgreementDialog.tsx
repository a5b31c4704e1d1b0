import type { Agreement } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { SafeHtml } from '../../../elements/SafeHtml/SafeHtml.tsx';
import { messages } from './SignInScreen.messages.ts';

export type AgreementDialogProps = { kind: 'terms' | 'privacy'; agreement: Agreement; onClose: () => void };

/** The text of an agreement, as the server sent it. */
export function AgreementDialog({ kind, agreement, onClose }: AgreementDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={agreement.title || formatMessage(messages[kind])}
      onLeave={onClose}
      footer={
        <Button look="main" onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      }
    >
      <SafeHtml html={agreement.html} profile="description" />
    </Dialog>
  );
}
