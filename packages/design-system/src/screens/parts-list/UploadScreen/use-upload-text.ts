import { useIntl } from 'react-intl';
import { messages } from './upload.messages.ts';

/** What is said in passing where lists are handed in, and what pasted lists are called. */
export function useUploadText() {
  const { formatMessage } = useIntl();
  return {
    pastedName: formatMessage(messages.pastedName),
    fileGone: formatMessage(messages.fileGone),
    keptGone: formatMessage(messages.keptGone),
    forgotten: (name: string) => formatMessage(messages.forgotten, { name }),
    undo: formatMessage(messages.undo),
  };
}
