import type { Moment } from '@shop/contracts';

const DAY_MS = 86_400_000;
/** The shop’s time zone: China has UTC+8 all year. */
const SHOP_OFFSET_MS = 8 * 3_600_000;

/** The number of the shop’s calendar day of an instant: today and yesterday differ by one. */
export const shopDay = (moment: Moment): number => Math.floor((moment + SHOP_OFFSET_MS) / DAY_MS);

/** The calendar year of a shop's day. */
export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
