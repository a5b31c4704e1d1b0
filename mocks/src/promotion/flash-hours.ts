import type { FlashState, Moment } from '@shop/contracts';
import type { Shop } from '../shop/state.ts';

/** Hours in which things are cheaper, as instants. They last whole hours; what is sold in them hangs on `seed`. */
export type FlashHours = { id: string; seed: string; from: Moment; to: Moment };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days of the shop begin at midnight in Asia/Shanghai. */
const SHANGHAI = 8 * HOUR;

/** The slots of every day: from which hour, and for how many. From midnight to eight nothing is on. */
const EVERY_DAY = [
  { from: 8, hours: 2 },
  { from: 10, hours: 4 },
  { from: 14, hours: 4 },
  { from: 18, hours: 4 },
  { from: 22, hours: 2 },
] as const;

const midnightBefore = (moment: Moment): Moment => Math.floor((moment + SHANGHAI) / DAY) * DAY - SHANGHAI;

/** The slots of the day of a moment. */
const everyDay = (moment: Moment): readonly FlashHours[] =>
  EVERY_DAY.map(({ from, hours }, place) => {
    const start = midnightBefore(moment) + from * HOUR;
    return { id: String(place + 1), seed: `${start / HOUR}`, from: start, to: start + hours * HOUR };
  });

/** Today's slots by time. */
export const hoursToday = (shop: Shop): readonly FlashHours[] => shop.state.flash.hours ?? everyDay(shop.clock.now());

/** Slots that a page may still name: today's, and yesterday's for whoever left it open over midnight. */
export const hoursNamed = (shop: Shop): readonly FlashHours[] => [
  ...hoursToday(shop),
  ...everyDay(shop.clock.now() - DAY),
];

export function flashStateOf({ from, to }: FlashHours, now: Moment): FlashState {
  if (now < from) return 'coming';
  return now < to ? 'running' : 'over';
}

/** Share of a slot's time that has passed, 0 to 1. */
export const sharePassed = ({ from, to }: FlashHours, now: Moment): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Place of the slot to show first: the one that is running, else the next; absent when the day's last is over. */
export function placeToShow(slots: readonly FlashHours[], now: Moment): number | undefined {
  const place = slots.findIndex(({ to }) => now < to);
  return place === -1 ? undefined : place;
}
