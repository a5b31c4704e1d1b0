import { useIntl } from 'react-intl';
import { messages } from './upload.messages.ts';

/** Texts of toasts on the upload page, and the name of pasted lists. */
export function useUploadText() {
  const { formatMessage } = useIntl();
  return {
    pastedName: formatMessage(messages.pastedName),
    fileGone: formatMessage(messages.fileGone),
    recentGone: formatMessage(messages.recentGone),
    removed: (name: string) => formatMessage(messages.removed, { name }),
    undo: formatMessage(messages.undo),
  };
}
