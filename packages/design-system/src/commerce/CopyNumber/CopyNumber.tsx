import { useIntl } from 'react-intl';
import { CopyText } from '../../elements/CopyText/CopyText.tsx';
import { messages } from './CopyNumber.messages.ts';

export type CopyNumberProps = {
  number: string;
  /** Puts the number on the clipboard; rejects where the browser refuses. Without it there is no button. */
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
};

/** An order number that can be selected, and copied with one press. */
export function CopyNumber({ number, onCopy }: CopyNumberProps) {
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
