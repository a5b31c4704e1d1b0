import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { runDueEvents } from '../back-office/run-due-events.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { messagesOf } from '../messages/messages.ts';
import { addNotice, noticesOf } from '../notice/notices.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { orderAgo, shopAgo } from './earlier-orders.ts';
import type { ScenarioParams } from './params.ts';
import { signedIn } from './steps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An order that was refunded before it was shipped; the shop writes a notice about it. */
function refundOrder(shop: Shop, account: Account): void {
  const order = orderAgo(shop, account, 3 * DAY, { ships: 'never' });
  const reason = messagesOf(DEFAULT_LANGUAGE).refund.reasons[0] ?? '';
  const then = shopAgo(shop, 2 * DAY);
  shop.state.processedUntil = then.clock.now();
  requestRefund(then, account, order, { kind: 'money', reason, explanation: '', images: [] }, DEFAULT_LANGUAGE);
  runDueEvents(shop);
}

/** Notices of every kind; `messages` adds as many older ones, which are read. The known one is the newest. */
export const noticeStates = {
  'a shopper with notices is signed in': (shop: Shop, params: ScenarioParams = {}) => {
    const account = signedIn(shop, params);
    const now = shop.clock.now();
    refundOrder(shop, account);
    addNotice(shop, { accountId: account.id, kind: 'holiday', sentAt: now - 5 * DAY });
    for (let older = 1; older <= (params.messages ?? 0); older += 1)
      addNotice(shop, { accountId: account.id, kind: 'coupons', sentAt: now - (10 + older) * DAY }).isRead = true;
    orderAgo(shop, account, 2 * HOUR);
    shop.known.noticeId = noticesOf(shop, account)[0]?.id;
  },
};

/** Calls that servers without a message centre lack. */
const NOTICE_CALLS = ['noticeList', 'noticeDetail', 'noticeEdit'];

export const noticeScenarios = {
  'the shop has no message centre': (shop: Shop) => {
    shop.state.notices = {};
    for (const call of NOTICE_CALLS) shop.faults.push({ kind: 'unknown', call });
  },
};
