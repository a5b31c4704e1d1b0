import type { Notice, NoticeChange, NoticeEdit } from '@shop/contracts';

const CHANGED: Record<NoticeChange, (notice: Notice) => readonly Notice[]> = {
  markRead: (notice) => [{ ...notice, isUnread: false }],
  markUnread: (notice) => [{ ...notice, isUnread: true }],
  delete: () => [],
  // Only the server knows where a restored notice belongs; the list is refetched.
  restore: (notice) => [notice],
};

/** The loaded notices as they are once the server has made a change of one, or of all where none is named. */
export const applyEdit = (notices: readonly Notice[], { change, noticeId }: NoticeEdit): readonly Notice[] =>
  notices.flatMap((notice) => (noticeId === undefined || notice.id === noticeId ? CHANGED[change](notice) : [notice]));
