import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { addNotice } from './notices.ts';

const DAY = 24 * 3_600_000;

/** Earlier notices, which were read: the welcome, and the coupons of yesterday. */
export function addFirstNotices(shop: Shop, { id: accountId }: Account): void {
  const now = shop.clock.now();
  addNotice(shop, { accountId, kind: 'welcome', sentAt: now - 9 * DAY }).isRead = true;
  addNotice(shop, { accountId, kind: 'coupons', sentAt: now - DAY }).isRead = true;
}
