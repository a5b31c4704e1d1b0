import type { FlashState, Moment } from '@shop/contracts';
import type { FlashHours } from '../core/goods.state.ts';
import type { Shop } from '../core/shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days start at midnight in Asia/Shanghai. */
const SHANGHAI_OFFSET = 8 * HOUR;

/**
 * The slots of every day: the hour of their start and their duration in hours. There is none from midnight to eight.
 */
const DAILY_SLOTS = [
  { from: 8, hours: 2 },
  { from: 10, hours: 4 },
  { from: 14, hours: 4 },
  { from: 18, hours: 4 },
  { from: 22, hours: 2 },
] as const;

const startOfDay = (moment: Moment): Moment => Math.floor((moment + SHANGHAI_OFFSET) / DAY) * DAY - SHANGHAI_OFFSET;

const dailySlots = (moment: Moment): readonly FlashHours[] =>
  DAILY_SLOTS.map(({ from, hours }, index) => {
    const start = startOfDay(moment) + from * HOUR;
    return { id: String(index + 1), seed: `${start / HOUR}`, from: start, to: start + hours * HOUR };
  });

/** Today's slots in order of time. */
export const slotsToday = (shop: Shop): readonly FlashHours[] => shop.state.flash.hours ?? dailySlots(shop.clock.now());

/** Today's and yesterday's slots, since a page may have been open since before midnight. */
export const recentSlots = (shop: Shop): readonly FlashHours[] => [
  ...slotsToday(shop),
  ...dailySlots(shop.clock.now() - DAY),
];

export function flashStateOf({ from, to }: FlashHours, now: Moment): FlashState {
  if (now < from) return 'coming';
  return now < to ? 'running' : 'over';
}

/** The share of a slot's time that has passed, 0 to 1. */
export const sharePassed = ({ from, to }: FlashHours, now: Moment): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));

/** The index of the slot to show first: the running one, or else the next; absent after the last slot of the day. */
export function indexToShow(slots: readonly FlashHours[], now: Moment): number | undefined {
  const index = slots.findIndex(({ to }) => now < to);
  return index === -1 ? undefined : index;
}
