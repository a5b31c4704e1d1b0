import type { Moment, Tracking } from '@shop/contracts';

/** The progress of a parcel: `stuck` without news for days, `delivered` according to the carrier or the shop. */
export type Progress = 'waiting' | 'moving' | 'stuck' | 'delivered';

const DAY_MS = 86_400_000;
/** Carriers report at least daily; a longer gap probably means that something is wrong. */
export const STUCK_AFTER_DAYS = 3;

/** What the shop knows of a parcel. */
export type Shipment = {
  /** Whether the shop says that the parcel arrived. */
  isReceived: boolean;
  shippedAt?: Moment | undefined;
  /** After how many days without news it counts as stuck. @default STUCK_AFTER_DAYS */
  stuckAfterDays?: number;
};

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

/** Derives the progress of a parcel from its newest event and what the shop knows. */
export function progressOf(
  tracking: Tracking,
  { isReceived, shippedAt, stuckAfterDays = STUCK_AFTER_DAYS }: Shipment,
  now: Moment,
): Progress {
  const [newest] = tracking.events;
  if (isReceived || (newest && isDelivered(newest.text))) return 'delivered';
  if ((daysWithoutEvents(tracking, shippedAt, now) ?? 0) >= stuckAfterDays) return 'stuck';
  return newest ? 'moving' : 'waiting';
}
