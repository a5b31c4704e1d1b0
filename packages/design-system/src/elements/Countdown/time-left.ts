import type { Moment } from '@shop/contracts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Whole seconds until a moment, a begun one counted; never below 0. */
export const secondsUntil = (until: Moment, now: Moment): number => Math.max(0, Math.ceil((until - now) / SECOND));

/** Days, hours, minutes and seconds that a number of seconds holds. Days only where it is more than 24 hours. */
export function split(seconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const days = seconds > DAY ? Math.floor(seconds / DAY) : 0;
  const rest = seconds - days * DAY;
  return { days, hours: Math.floor(rest / HOUR), minutes: Math.floor((rest % HOUR) / MINUTE), seconds: rest % MINUTE };
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `29:30`, or `1:05:00` from an hour on; days count as hours. */
export function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % MINUTE];
  return [...(hours > 0 ? [hours, twoDigits(minutes)] : [twoDigits(minutes)]), twoDigits(seconds % MINUTE)].join(':');
}

/** A piece of time as people say it. */
export type Piece = { value: number; unit: 'day' | 'hour' | 'minute' };

/** What is left in its two largest units, rounded up to the minute: it changes once a minute and never says too little. */
export function spoken(seconds: number): readonly Piece[] {
  const { days, hours, minutes } = split(Math.ceil(seconds / MINUTE) * MINUTE);
  if (days > 0)
    return [
      { value: days, unit: 'day' as const },
      { value: hours, unit: 'hour' as const },
    ].filter(({ value }) => value > 0);
  if (hours === 0) return [{ value: minutes, unit: 'minute' }];
  return [
    { value: hours, unit: 'hour' as const },
    { value: minutes, unit: 'minute' as const },
  ].filter(({ value }) => value > 0);
}
