import { noticeDetail, noticeEdit, noticeList, type NoticeEdit } from '@shop/contracts';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { send } from '../../data/call.ts';
import { fetchPages } from '../../data/fetch-pages.ts';

const PAGE_SIZE = 20;

export const fetchNotices = (pages: number, signal: AbortSignal) =>
  fetchPages(
    pages,
    PAGE_SIZE,
    async (page) => (await send(noticeList, { query: { page, limit: PAGE_SIZE }, signal })).notices,
  );

/** Opens a notice, which the server then marks as read. Throws `gone` for one that was deleted or is not the shopper's. */
export const openNotice = (id: string) =>
  send(noticeDetail, { params: { id } }).catch(rethrowAsGone(noticeDetail.name));

export const editNotices = (edit: NoticeEdit) => send(noticeEdit, { query: edit });
