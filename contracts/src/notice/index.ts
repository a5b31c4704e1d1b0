export { noticeDetail } from './notice-detail.contract.ts';
export { noticeEdit, type NoticeChange, type NoticeEdit } from './notice-edit.contract.ts';
export { noticeList, type NoticePage } from './notice-list.contract.ts';
export type { Notice, NoticeSubject } from './notice.entity.ts';
