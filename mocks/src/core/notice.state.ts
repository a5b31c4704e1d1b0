import type { Fen, Moment } from '@shop/contracts';

/** What the stand-in shop writes to shoppers about; the texts are in `messages/<language>/notice.json`. */
export type NoticeKind =
  | 'shipped'
  | 'refunded'
  | 'refundRejected'
  | 'repairNeedsInfo'
  | 'repairRejected'
  | 'repairShipped'
  | 'repairRefunded'
  | 'coupons'
  | 'holiday'
  | 'welcome';

/** A notice to a shopper, rendered in the language of each request. A deleted one can be restored. */
export type StoredNotice = {
  id: string;
  accountId: string;
  kind: NoticeKind;
  orderNumber?: string;
  amount?: Fen;
  sentAt: Moment;
  isRead: boolean;
  isDeleted: boolean;
};

/** By id. */
export type NoticeSlice = { notices: Record<string, StoredNotice> };

export const emptyNoticeSlice = (): NoticeSlice => ({ notices: {} });
