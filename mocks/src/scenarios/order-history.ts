import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { changeBalance } from '../balance/change-balance.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { DEFAULT_TRAVEL_TIME_MS } from '../core/back-office.state.ts';
import { INITIAL_COUPONS } from '../coupon/coupons.ts';
import { createDraft } from '../order/draft.ts';
import { goodsOf } from '../order/order-cost.ts';
import { placeOrder } from '../order/orders.ts';
import { runDueEvents } from '../back-office/run-due-events.ts';
import { markPaid, payByBalance } from '../payment/mark-paid.ts';
import { addCoupon } from '../coupon/wallet.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { rewind, INVOICE, reviewAll, shopAgo } from './earlier-orders.ts';
import { linesFor, partsOfHistory } from './order-history-lines.ts';
import { pastOrders, type PastOrder } from './order-history-data.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Earlier parcels took longer than those that are sent while the shop runs. */
const SLOW_TRAVEL = 52 * HOUR;
/** How long after its payment an order is processed by the warehouse in its current mode. */
const WAREHOUSE_DURATION = 3 * MINUTE;
/** Earlier top-ups were multiples of 100.00. */
const TOP_UP_STEP = 10_000;
/** Receipt is confirmed automatically before this, so that the order can be reviewed. */
const REVIEWED_AFTER = 10 * DAY;

function place(shop: Shop, account: Account, past: PastOrder, lines: readonly WantedLine[]): StoredOrder {
  const [address] = account.addresses;
  if (!address) throw new Error(`The account "${account.login}" has no address to order to.`);
  const couponId = past.hasCoupon ? addCoupon(shop, account, INITIAL_COUPONS[0], shop.clock.now()).id : undefined;
  const draft = createDraft(shop, account, lines, goodsOf(shop, account, lines, DEFAULT_LANGUAGE));
  return placeOrder(shop, account, draft, {
    address,
    couponId,
    message: past.message ?? '',
    language: DEFAULT_LANGUAGE,
  });
}

/** Brings an order to its outcome. */
function fulfil(shop: Shop, account: Account, order: StoredOrder, { ago, outcome }: PastOrder): void {
  if (outcome === 'refunded') {
    const reason = messagesOf(DEFAULT_LANGUAGE).refund.reasons[0] ?? '';
    requestRefund(
      shopAgo(shop, ago - HOUR),
      account,
      order,
      { kind: 'money', reason, explanation: '', images: [] },
      DEFAULT_LANGUAGE,
    );
    runDueEvents(shopAgo(shop, ago - 2 * HOUR));
  }
  if (outcome === 'reviewed') {
    const then = shopAgo(shop, ago - REVIEWED_AFTER);
    runDueEvents(then);
    reviewAll(then, order);
  }
}

/** Pays from the balance, which the shopper topped up for it an hour before, in whole hundreds. */
function payFromTopUp(shop: Shop, account: Account, order: StoredOrder): void {
  const amount = Math.ceil(order.toPay / TOP_UP_STEP) * TOP_UP_STEP;
  changeBalance(shop, account, { kind: 'topUp', amount, at: shop.clock.now() - HOUR });
  payByBalance(shop, account, order);
}

function replayOrder(
  shop: Shop,
  account: Account,
  past: PastOrder,
  linesAt: (then: Shop) => readonly WantedLine[],
): void {
  const then = rewind(shop, past.ago);
  shop.state.backOffice.ships = past.ships ?? 'whole';
  const order = place(then, account, past, linesAt(then));
  if (past.way === 'balance') payFromTopUp(then, account, order);
  else if (past.way) markPaid(then, order, past.way, then.clock.now());
  if (past.hasInvoice) order.invoice = { ...INVOICE };
  runDueEvents(shopAgo(shop, past.ago - WAREHOUSE_DURATION));
  fulfil(shop, account, order, past);
}

/**
 * Gives a shopper the orders of half a year, at every step; the notices about them were read. The warehouse ships nothing
 * afterwards, so that they stay unchanged.
 */
export function writeHistory(shop: Shop, account: Account): void {
  const { backOffice } = shop.state;
  backOffice.travelTime = SLOW_TRAVEL;
  const parts = partsOfHistory(shop);
  for (const [nth, past] of pastOrders.entries())
    replayOrder(shop, account, past, (then) => linesFor(then, past, nth, parts));
  backOffice.ships = 'never';
  runDueEvents(shop);
  backOffice.travelTime = DEFAULT_TRAVEL_TIME_MS;
  for (const notice of Object.values(shop.state.notices)) notice.isRead = true;
}
