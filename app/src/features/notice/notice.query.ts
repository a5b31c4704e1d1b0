import type { Language } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { afterEdit } from './notice.mutation.ts';

const calls = () => import('./notice.calls.ts');

/** The first pages of the notices; the previous pages stay visible while the next one loads. */
export const noticesQuery = (pages: number, language: Language) =>
  queryOptions({
    queryKey: ['notices', language, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).fetchNotices(pages, signal),
  });

/**
 * The open notice. Each opening is one request, because the request marks it as read: nothing is requested again while
 * it stays open, and nothing is stored when it is closed.
 */
export const openNoticeQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['openNotice', id, language],
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    // Without the signal: a text that is read and closed before the answer came is read, too.
    queryFn: async ({ client, queryKey }) => {
      const notice = await (await calls()).openNotice(id);
      // One that was closed meanwhile may have been marked as unread, or deleted: only the server knows.
      const isOpen = client.getQueryCache().find({ queryKey, type: 'active' }) !== undefined;
      await afterEdit(client, isOpen ? { change: 'markRead', noticeId: id } : undefined);
      // The first answer still says that it is unread.
      return { ...notice, isUnread: false };
    },
  });
