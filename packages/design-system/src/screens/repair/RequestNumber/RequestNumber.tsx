import { useIntl } from 'react-intl';
import { CopyText, type CopyTextProps } from '../../../elements/CopyText/CopyText.tsx';
import { messages } from './RequestNumber.messages.ts';

/** The number of a repair request, which can be selected, or copied with one click. */
export function RequestNumber({ number, onCopy }: { number: string; onCopy: CopyTextProps['onCopy'] }) {
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
