import { noticeDetail, noticeEdit, noticeList, type Language, type NoticeChange } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredNotice } from '../core/notice.state.ts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { describeNotice } from './describe-notice.ts';
import { noticesOf } from './notices.ts';

/** A notice of the shopper, deleted or not. Unlike upstream servers, never one of somebody else. */
function ownNotice(shop: Shop, account: Account, noticeId: string, language: Language): StoredNotice {
  const notice = shop.state.notices[noticeId];
  if (notice?.accountId !== account.id) throw refusal('noticeNotFound', language);
  return notice;
}

const CHANGES: Record<NoticeChange, Partial<StoredNotice>> = {
  markRead: { isRead: true },
  markUnread: { isRead: false },
  delete: { isDeleted: true },
  restore: { isDeleted: false },
};

export const noticeRules = [
  rule(noticeList, ({ shop, user, query, messageLanguage }) => {
    const own = noticesOf(shop, user);
    return {
      notices: page(own, query).map((notice) => describeNotice(shop, notice, messageLanguage)),
      total: own.length,
    };
  }),
  rule(noticeDetail, ({ shop, user, params, language, messageLanguage }) => {
    const notice = ownNotice(shop, user, params.id, language);
    if (notice.isDeleted) throw refusal('noticeNotFound', language);
    // As observed servers do, the first answer still says that it is unread.
    const answer = describeNotice(shop, notice, messageLanguage);
    notice.isRead = true;
    return answer;
  }),
  rule(noticeEdit, ({ shop, user, query: { change, noticeId }, language }) => {
    const changed =
      noticeId === undefined
        ? Object.values(shop.state.notices).filter(({ accountId }) => accountId === user.id)
        : [ownNotice(shop, user, noticeId, language)];
    for (const notice of changed) Object.assign(notice, CHANGES[change]);
  }),
];
