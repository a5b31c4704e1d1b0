import type { Moment } from '@shop/contracts';
import type { ScheduledEvent } from '../core/scheduled-event.ts';
import { orderEvents } from '../order/order-events.ts';
import { refundEvents } from '../refund/refunds.ts';
import { repairEvents } from '../repair/repair-events.ts';
import { scanEvents } from '../payment/payment-codes.ts';
import type { Shop } from '../core/shop.ts';

/** The earliest event that is due. */
function nextUntil(shop: Shop, now: Moment): ScheduledEvent | undefined {
  const events = [...scanEvents(shop), ...refundEvents(shop), ...repairEvents(shop), ...orderEvents(shop)];
  const due = events.filter(({ at }) => at <= now);
  return due.toSorted((a, b) => a.at - b.at)[0];
}

/**
 * Runs every event of the back office that is due: of the bank, the warehouse, the carrier and the staff. Called before
 * each answer, so the shop needs no timer. Events run in chronological order, whether requests arrive every minute or
 * after a week.
 */
export function runDueEvents(shop: Shop): void {
  const now = shop.clock.now();
  for (let next = nextUntil(shop, now); next; next = nextUntil(shop, now)) {
    // An event that was blocked runs when it is no longer blocked, not in the past.
    const at = Math.max(next.at, shop.state.processedUntil);
    next.run(at);
    shop.state.processedUntil = at;
  }
  shop.state.processedUntil = Math.max(now, shop.state.processedUntil);
}
