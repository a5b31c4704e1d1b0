import { useIntl } from 'react-intl';
import { CopyText } from '../../elements/CopyText/CopyText.tsx';
import { messages } from './OrderNumber.messages.ts';

export type OrderNumberProps = {
  number: string;
  /** Copies the number; rejects where the browser refuses. Without it there is no button. */
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
};

/** An order number that can be selected, or copied with one click. */
export function OrderNumber({ number, onCopy }: OrderNumberProps) {
  const { formatMessage } = useIntl();
  return (
    <CopyText
      text={number}
      onCopy={onCopy}
      texts={{
        copy: formatMessage(messages.copy),
        copied: formatMessage(messages.copied),
        failed: formatMessage(messages.failed),
      }}
    />
  );
}
