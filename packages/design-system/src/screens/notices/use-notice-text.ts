import type { Notice } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './NoticesScreen/NoticesScreen.messages.ts';

/** The title of a notice, and the toast texts about changes. */
export function useNoticeText() {
  const { formatMessage } = useIntl();
  const titleOf = ({ title }: Pick<Notice, 'title'>) => title.trim() || formatMessage(messages.untitled);
  return {
    titleOf,
    removed: (notice: Pick<Notice, 'title'>) => formatMessage(messages.removed, { title: titleOf(notice) }),
    removedAll: formatMessage(messages.removedAll),
    undo: formatMessage(messages.undo),
    restored: formatMessage(messages.restored),
    /** The outcome of a change is unknown. */
    unanswered: formatMessage(messages.unanswered),
    /** The server cannot make the change. */
    notOffered: formatMessage(messages.notOffered),
  };
}
