import { useIntl } from 'react-intl';
import { messages } from './AddingPanel.messages.ts';

/** The texts of toasts about a list that was taken out of the cart again. `gone`: lines that had left the cart. */
export function useUndoText() {
  const { formatMessage } = useIntl();
  return {
    undone: (lines: number, pieces: number, gone: number) =>
      formatMessage(gone > 0 ? messages.someUndone : messages.undone, { lines, pieces, gone }),
    failed: (reason: string) => formatMessage(messages.undoFailed, { reason }),
  };
}
