import { useIntl, type MessageDescriptor } from 'react-intl';
import { CopyText } from '../../elements/CopyText/CopyText.tsx';

export type NumberProps = {
  number: string;
  /** Copies the number; rejects where the browser refuses. Without it there is no button. */
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
};
type CopyableNumberProps = NumberProps & {
  /** The label of the button, and what is announced after a click. */
  messages: Record<'copy' | 'copied' | 'failed', MessageDescriptor>;
};

/** A number that can be selected, or copied with one click. */
export function CopyableNumber({ number, onCopy, messages }: CopyableNumberProps) {
  const { formatMessage } = useIntl();
  const texts = {
    copy: formatMessage(messages.copy),
    copied: formatMessage(messages.copied),
    failed: formatMessage(messages.failed),
  };
  return <CopyText text={number} onCopy={onCopy} texts={texts} />;
}
