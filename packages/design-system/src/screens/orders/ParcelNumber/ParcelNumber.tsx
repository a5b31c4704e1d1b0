import { useIntl } from 'react-intl';
import { CopyText } from '../../../elements/CopyText/CopyText.tsx';
import { messages } from './ParcelNumber.messages.ts';

export type ParcelNumberProps = { number: string; onCopy?: ((number: string) => Promise<void> | void) | undefined };

/** A carrier's number of a parcel, copied with one press. */
export function ParcelNumber({ number, onCopy }: ParcelNumberProps) {
  const { formatMessage } = useIntl();
  return (
    <CopyText
      text={number}
      onCopy={onCopy}
      words={{
        copy: formatMessage(messages.copy),
        copied: formatMessage(messages.copied),
        failed: formatMessage(messages.failed),
      }}
    />
  );
}
