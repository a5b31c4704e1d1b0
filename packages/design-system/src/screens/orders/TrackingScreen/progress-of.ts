import type { Moment, OrderState, Tracking } from '@shop/contracts';

/** The progress of a parcel: `stuck` without news for days, `delivered` according to the carrier or the shop. */
export type Progress = 'waiting' | 'moving' | 'stuck' | 'delivered';

const DAY_MS = 86_400_000;
/** Carriers report at least daily; a longer gap probably means that something is wrong. */
export const STUCK_AFTER_DAYS = 3;

/** Phrases of carriers for a delivered parcel. */
const DELIVERED = /签收|簽收|妥投|已送达|已送達|delivered|signed for/i;
/** The same phrases about a future delivery or about a hub on the way. */
const NOT_YET =
  /(未|待|拒)(被)?(签|簽)收|未(妥投|送)|not (yet )?(been )?delivered|undelivered|out for delivery|to be (delivered|signed)/i;
const AT_A_HUB = /送[达達].*(中转|中轉|集散|分拨|分撥|网点|網點)|delivered to .*(hub|cent(re|er)|facility|depot)/i;
const isDelivered = (text: string): boolean => DELIVERED.test(text) && !NOT_YET.test(text) && !AT_A_HUB.test(text);

/** Whole days since the last event, or since the parcel was sent; undefined when no time is known. */
export function daysWithoutEvents(
  { events }: Tracking,
  shippedAt: Moment | undefined,
  now: Moment,
): number | undefined {
  const last = events.find(({ at }) => at !== undefined)?.at ?? shippedAt;
  return last === undefined ? undefined : Math.max(0, Math.floor((now - last) / DAY_MS));
}

/** Derives the progress of a parcel from its newest event and the state of the order. */
export function progressOf(
  tracking: Tracking,
  { state, shippedAt }: { state: OrderState; shippedAt?: Moment },
  now: Moment,
): Progress {
  const [newest] = tracking.events;
  if (state === 'toReview' || state === 'completed' || (newest && isDelivered(newest.text))) return 'delivered';
  if ((daysWithoutEvents(tracking, shippedAt, now) ?? 0) >= STUCK_AFTER_DAYS) return 'stuck';
  return newest ? 'moving' : 'waiting';
}
