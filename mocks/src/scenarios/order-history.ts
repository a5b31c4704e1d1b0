import { askRefund } from '../refund/request-refund.ts';
import { TRAVEL_TIME } from '../order/carrier.ts';
import { WELCOME_COUPONS } from '../coupon/coupons.ts';
import { layOut } from '../order/draft.ts';
import { goodsOf } from '../order/order-cost.ts';
import { placeOrder } from '../order/orders.ts';
import { runDueEvents } from '../shop/back-office.ts';
import { markPaid } from '../payment/paying.ts';
import { giveCoupon } from '../payment/wallet.ts';
import { refundMessages } from '../refund/refund-messages.ts';
import type { Account, Shop, StoredOrder, WantedLine } from '../shop/state.ts';
import { backIn, INVOICE, reviewAll, shopAgo } from './past.ts';
import { linesFor, partsOfThePast } from './past-lines.ts';
import { pastOrders, type PastOrder } from './past-orders.ts';

const LANGUAGE = 'zh-Hans';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Parcels of the past took longer than those that are sent while somebody watches. */
const SLOW_TRAVEL = 52 * HOUR;
/** Until when after an order was paid the warehouse went on as it then did. */
const HABIT = 3 * MINUTE;
/** A parcel is received by itself before this, so that it can be reviewed. */
const REVIEWED_AFTER = 10 * DAY;

function place(shop: Shop, account: Account, past: PastOrder, lines: readonly WantedLine[]): StoredOrder {
  const [address] = account.addresses;
  if (!address) throw new Error(`The account "${account.login}" has no address to order to.`);
  const couponId = past.hasCoupon ? giveCoupon(shop, account, WELCOME_COUPONS[0], shop.clock.now()).id : undefined;
  const draft = layOut(shop, account, lines, goodsOf(shop, account, lines, LANGUAGE));
  return placeOrder(shop, account, draft, { address, couponId, message: past.message ?? '', language: LANGUAGE });
}

/** Lets an order come to what it came to. */
function fulfil(shop: Shop, account: Account, order: StoredOrder, { ago, fate }: PastOrder): void {
  if (fate === 'refunded') {
    const reason = refundMessages[LANGUAGE].reasons[0] ?? '';
    askRefund(
      shopAgo(shop, ago - HOUR),
      account,
      order,
      { wants: 'money', reason, explanation: '', images: [] },
      LANGUAGE,
    );
    runDueEvents(shopAgo(shop, ago - 2 * HOUR));
  }
  if (fate === 'reviewed') {
    const then = shopAgo(shop, ago - REVIEWED_AFTER);
    runDueEvents(then);
    reviewAll(then, order);
  }
}

function live(shop: Shop, account: Account, past: PastOrder, linesAt: (then: Shop) => readonly WantedLine[]): void {
  const then = backIn(shop, past.ago);
  shop.state.backOffice.ships = past.ships ?? 'whole';
  const order = place(then, account, past, linesAt(then));
  if (past.way) markPaid(then, order, past.way, then.clock.now());
  if (past.hasInvoice) order.invoice = { ...INVOICE };
  runDueEvents(shopAgo(shop, past.ago - HABIT));
  fulfil(shop, account, order, past);
}

/** Gives a shopper orders of half a year, one at every step. Nothing leaves the warehouse any more, so they stay there. */
export function writeHistory(shop: Shop, account: Account): void {
  const { backOffice } = shop.state;
  backOffice.travelTime = SLOW_TRAVEL;
  const parts = partsOfThePast(shop);
  for (const [nth, past] of pastOrders.entries()) live(shop, account, past, (then) => linesFor(then, past, nth, parts));
  backOffice.ships = 'never';
  runDueEvents(shop);
  backOffice.travelTime = TRAVEL_TIME;
}
