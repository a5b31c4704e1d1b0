import { useIntl } from 'react-intl';
import { messages } from './list.messages.ts';

/** What is said in passing once something was done with a list. */
export function useListText() {
  const { formatMessage } = useIntl();
  return {
    saved: (name: string) => formatMessage(messages.saved, { name }),
    removed: (name: string) => formatMessage(messages.removed, { name }),
    exported: (file: string, leftOut: number) =>
      leftOut > 0
        ? formatMessage(messages.exportedLess, { file, count: leftOut })
        : formatMessage(messages.exported, { file }),
    gone: (name: string) => formatMessage(messages.gone, { name }),
  };
}
