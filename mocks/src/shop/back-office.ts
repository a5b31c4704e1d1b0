import type { Moment } from '@shop/contracts';
import type { ScheduledEvent } from './scheduled-event.ts';
import { orderEvents } from '../order/order-steps.ts';
import { refundEvents } from '../refund/refunds.ts';
import { scanEvents } from '../payment/bank.ts';
import type { Shop } from './state.ts';

/** The first thing that is to happen until now. */
function nextUntil(shop: Shop, now: Moment): ScheduledEvent | undefined {
  const due = [...scanEvents(shop), ...refundEvents(shop), ...orderEvents(shop)].filter(({ at }) => at <= now);
  return due.toSorted((a, b) => a.at - b.at)[0];
}

/**
 * Lets everybody else do what they would have done by now: the bank, the warehouse, the carrier, the shop's staff. Called
 * before each answer, so the shop needs no timer. Things happen in the order of time, whether the shop is asked every
 * minute or after a week.
 */
export function runDueEvents(shop: Shop): void {
  const now = shop.clock.now();
  for (let next = nextUntil(shop, now); next; next = nextUntil(shop, now)) {
    // What was held up happens when nothing holds it up any more, not in the past.
    const at = Math.max(next.at, shop.state.livedUntil);
    next.happen(at);
    shop.state.livedUntil = at;
  }
  shop.state.livedUntil = Math.max(now, shop.state.livedUntil);
}
