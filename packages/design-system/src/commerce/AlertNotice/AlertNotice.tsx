import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';

export type AlertNoticeProps = {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** What the button does. */
  action: MessageDescriptor;
  isBusy?: boolean;
  onAction: (() => void) | undefined;
};

/** What a shopper has to know before going on, announced at once, and the one thing to do. */
export function AlertNotice({ title, text, action, isBusy, onAction }: AlertNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Notice
      role="alert"
      tone="amber"
      title={formatMessage(title)}
      action={
        <Button isBusy={isBusy} onClick={onAction}>
          <FormattedMessage {...action} />
        </Button>
      }
    >
      <FormattedMessage {...text} />
    </Notice>
  );
}
