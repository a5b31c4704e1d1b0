import type { Moment } from '../wire/moment.ts';

const DAY_MS = 86_400_000;
/** Shanghai has had no daylight saving time since 1991. */
const SHANGHAI_MS = 8 * 3_600_000;

/** The calendar day of an instant in Asia/Shanghai: `2026-11-20`. */
export const shanghaiDay = (moment: Moment): string => new Date(moment + SHANGHAI_MS).toISOString().slice(0, 10);

/** Whether text is a day that the calendar has, `2026-11-20`: not 30 February, and not half typed. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The calendar day a number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last second of a calendar day in Asia/Shanghai. */
export const endOfDay = (day: string): Moment => Date.parse(`${day}T23:59:59+08:00`);
