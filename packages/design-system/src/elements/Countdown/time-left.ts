import type { Moment } from '@shop/contracts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Whole seconds until a moment, rounded up; never below 0. */
export const secondsUntil = (until: Moment, now: Moment): number => Math.max(0, Math.ceil((until - now) / SECOND));

/** Splits seconds into days, hours, minutes and seconds. Days are counted only from more than 24 hours. */
export function toUnits(seconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const days = seconds > DAY ? Math.floor(seconds / DAY) : 0;
  const rest = seconds - days * DAY;
  return { days, hours: Math.floor(rest / HOUR), minutes: Math.floor((rest % HOUR) / MINUTE), seconds: rest % MINUTE };
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds in clock notation: `29:30`, or `1:05:00` from one hour; days count as hours. */
export function clockNotation(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % MINUTE];
  return [...(hours > 0 ? [hours, twoDigits(minutes)] : [twoDigits(minutes)]), twoDigits(seconds % MINUTE)].join(':');
}

/** A duration in a unit. */
export type Piece = { value: number; unit: 'day' | 'hour' | 'minute' };

/**
 * The time left in its two largest units, rounded up to the minute: it changes once a minute and is never less than the
 * real time left.
 */
export function inLargestUnits(seconds: number): readonly Piece[] {
  const { days, hours, minutes } = toUnits(Math.ceil(seconds / MINUTE) * MINUTE);
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
