import { useIntl } from 'react-intl';
import { CopyText } from '../../elements/CopyText/CopyText.tsx';
import { messages } from './ParcelNumber.messages.ts';

export type ParcelNumberProps = { number: string; onCopy?: ((number: string) => Promise<void> | void) | undefined };

/** The tracking number of a parcel, with a copy button. */
export function ParcelNumber({ number, onCopy }: ParcelNumberProps) {
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
