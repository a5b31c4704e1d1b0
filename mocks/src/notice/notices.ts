import type { Account } from '../core/account.state.ts';
import type { StoredNotice } from '../core/notice.state.ts';
import type { Shop } from '../core/shop.ts';

type NewNotice = Pick<StoredNotice, 'accountId' | 'kind' | 'orderNumber' | 'amount' | 'sentAt'>;

/** Writes an unread notice to a shopper. Ids are counted apart from those of other rows; notices are never erased. */
export function addNotice(shop: Shop, notice: NewNotice): StoredNotice {
  const { notices } = shop.state;
  const id = String(Object.keys(notices).length + 1);
  const added = { ...notice, id, isRead: false, isDeleted: false };
  notices[id] = added;
  return added;
}

/** The shopper's notices that are not deleted, newest first. */
export const noticesOf = (shop: Shop, account: Account): readonly StoredNotice[] =>
  Object.values(shop.state.notices)
    .filter(({ accountId, isDeleted }) => accountId === account.id && !isDeleted)
    .toSorted((a, b) => b.sentAt - a.sentAt || Number(b.id) - Number(a.id));

export const unreadNoticesOf = (shop: Shop, account: Account): number =>
  noticesOf(shop, account).filter(({ isRead }) => !isRead).length;
