import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { runDueEvents } from '../back-office/run-due-events.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { addNotice } from '../notice/notices.ts';
import { createDraft } from '../order/draft.ts';
import { goodsOf } from '../order/order-cost.ts';
import { placeOrder } from '../order/orders.ts';
import { markPaid } from '../payment/mark-paid.ts';
import { accountNamed } from '../session/accounts.ts';
import { shopAgo } from './earlier-orders.ts';
import { plentiful } from './steps.ts';

const DAY = 24 * 3_600_000;
const KINDS = 4;
const PIECES = 12;

/** What the agents of the own shop write about delivery, and what those of a shop with a freight template would. */
const FREE_DELIVERY = '满 49 元免运费哦';
const BY_TEMPLATE = '运费结算页会写明';

/** An order of the day before yesterday, which was paid by WeChat, sent in two parcels and not received yet. */
function addSplitOrder(shop: Shop, account: Account): void {
  const [address] = account.addresses;
  const lines = plentiful(shop, KINDS).map(({ mould, uniqueId }, at) => ({
    id: `split${at}`,
    productId: mould.id,
    uniqueId,
    quantity: PIECES,
  }));
  if (!address || lines.length === 0) return;
  const { orders, backOffice, processedUntil } = shop.state;
  const past = shopAgo(shop, 2 * DAY);
  // Only this order is sent, and in parcels; what scenarios arranged before stays as it is.
  Object.assign(shop.state, {
    orders: {},
    backOffice: { ...backOffice, ships: 'parcels' },
    processedUntil: past.clock.now(),
  });
  const draft = createDraft(past, account, lines, goodsOf(past, account, lines, DEFAULT_LANGUAGE));
  const order = placeOrder(past, account, draft, { address, message: '', language: DEFAULT_LANGUAGE });
  markPaid(past, order, 'wechat', past.clock.now());
  runDueEvents(shop);
  Object.assign(shop.state, {
    orders: { ...orders, ...shop.state.orders },
    backOffice,
    processedUntil: Math.max(processedUntil, shop.state.processedUntil),
  });
}

/**
 * What the demo account of a stock server has: an order sent in parts, the notices about it, and one of the shop. All
 * are unread.
 */
export function addStockContents(shop: Shop): void {
  const account = accountNamed(shop, 'demo');
  addSplitOrder(shop, account);
  addNotice(shop, { accountId: account.id, kind: 'holiday', sentAt: shop.clock.now() - 5 * DAY });
  for (const message of shop.state.messages) message.text = message.text.replace(FREE_DELIVERY, BY_TEMPLATE);
}
