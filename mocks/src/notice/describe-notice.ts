import { type Language, type Moment, type Notice, toYuanText } from '@shop/contracts';
import type { NoticeKind, StoredNotice } from '../core/notice.state.ts';
import type { Shop } from '../core/shop.ts';
import { fill, messagesOf, plural } from '../messages/messages.ts';

const SUBJECTS: Record<NoticeKind, Notice['subject']> = {
  shipped: 'shipped',
  refunded: 'refunded',
  refundRejected: 'refundRejected',
  repairNeedsInfo: 'other',
  repairRejected: 'other',
  repairShipped: 'shipped',
  repairRefunded: 'refunded',
  coupons: 'other',
  holiday: 'other',
  welcome: 'other',
};

const MINUTE = 60_000;
const UNITS = [
  { name: 'days', ms: 24 * 60 * MINUTE },
  { name: 'hours', ms: 60 * MINUTE },
  { name: 'minutes', ms: MINUTE },
] as const;

/** How long ago a moment was, in one unit, as the servers write it. */
function ago(shop: Shop, moment: Moment, language: Language): string {
  const texts = messagesOf(language).notice.ago;
  const passed = shop.clock.now() - moment;
  const unit = UNITS.find(({ ms }) => passed >= ms);
  return unit ? plural(texts[unit.name], Math.floor(passed / unit.ms), language) : texts.now;
}

export function describeNotice(shop: Shop, notice: StoredNotice, language: Language): Notice {
  const { id, kind, orderNumber, amount, sentAt, isRead } = notice;
  const { title, content } = messagesOf(language).notice.texts[kind];
  return {
    id,
    subject: SUBJECTS[kind],
    title,
    content: fill(content, { order: orderNumber ?? '', amount: toYuanText(amount ?? 0) }),
    isUnread: !isRead,
    sentAgo: ago(shop, sentAt, language),
    ...(orderNumber === undefined ? {} : { orderNumber }),
  };
}
