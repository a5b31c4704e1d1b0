import type { Moment } from '@shop/contracts';

const DAY = 86_400_000;
/** The shop's clock: China keeps UTC+8 all year. */
const SHOP_OFFSET = 8 * 3_600_000;

/** The number of the shop's day that an instant falls on: today and yesterday differ by one. */
export const shopDay = (moment: Moment): number => Math.floor((moment + SHOP_OFFSET) / DAY);

/** The calendar year of a shop's day. */
export const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();
