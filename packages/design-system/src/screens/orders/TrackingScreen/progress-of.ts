import type { Moment, OrderState, Tracking } from '@shop/contracts';

/** How a parcel gets on: `stuck` has had no news for days, `delivered` is handed over by the carrier's word or the shop's. */
export type Progress = 'waiting' | 'moving' | 'stuck' | 'delivered';

const DAY = 86_400_000;
/** Carriers report at least daily; without news for longer something is likely wrong. */
export const STUCK_AFTER_DAYS = 3;

/** Carriers say it in their own words. */
const DELIVERED = /签收|簽收|妥投|已送达|已送達|delivered|signed for/i;
/** The same words, said of what has not happened yet or of a hub on the way. */
const NOT_YET =
  /(未|待|拒)(被)?(签|簽)收|未(妥投|送)|not (yet )?(been )?delivered|undelivered|out for delivery|to be (delivered|signed)/i;
const AT_A_HUB = /送[达達].*(中转|中轉|集散|分拨|分撥|网点|網點)|delivered to .*(hub|cent(re|er)|facility|depot)/i;
const isDelivered = (text: string): boolean => DELIVERED.test(text) && !NOT_YET.test(text) && !AT_A_HUB.test(text);

/** Whole days since the last news, or since it was sent; undefined where no time is known. */
export function daysWithoutNews({ events }: Tracking, shippedAt: Moment | undefined, now: Moment): number | undefined {
  const last = events.find(({ at }) => at !== undefined)?.at ?? shippedAt;
  return last === undefined ? undefined : Math.max(0, Math.floor((now - last) / DAY));
}

/** Reads off the newest event and the order's state how a parcel gets on. */
export function progressOf(
  tracking: Tracking,
  { state, shippedAt }: { state: OrderState; shippedAt?: Moment },
  now: Moment,
): Progress {
  const [newest] = tracking.events;
  if (state === 'toReview' || state === 'completed' || (newest && isDelivered(newest.text))) return 'delivered';
  if ((daysWithoutNews(tracking, shippedAt, now) ?? 0) >= STUCK_AFTER_DAYS) return 'stuck';
  return newest ? 'moving' : 'waiting';
}
