import { useIntl } from 'react-intl';
import { messages } from './repair-cart.messages.ts';

/** Toast texts about removed and restored repair requests, by the name of the set. */
export function useRepairCartText() {
  const { formatMessage } = useIntl();
  return {
    removed: (set: string) => formatMessage(messages.removed, { set }),
    undo: formatMessage(messages.undo),
    restored: formatMessage(messages.restored),
    notRestored: (set: string, reason: string) => formatMessage(messages.notRestored, { set, reason }),
  };
}
