import { useIntl } from 'react-intl';
import { messages } from './list.messages.ts';

/** Texts of toasts about lists. */
export function useListText() {
  const { formatMessage } = useIntl();
  return {
    saved: (name: string) => formatMessage(messages.saved, { name }),
    removed: (name: string) => formatMessage(messages.removed, { name }),
    exported: (file: string, leftOut: number) =>
      leftOut > 0
        ? formatMessage(messages.exportedLess, { file, count: leftOut })
        : formatMessage(messages.exported, { file }),
    notSaved: formatMessage(messages.notSaved),
    gone: (name: string) => formatMessage(messages.gone, { name }),
  };
}
