import type { Moment } from '@shop/contracts';

/** Smaller differences are noise: the Date header has whole seconds, and an answer is late by its own travel time. */
const MIN_DIFFERENCE_MS = 2000;
let offset = 0;

/**
 * Reads the shop's time from the Date header of an answer: a shopper's own clock may be minutes wrong, a countdown must
 * not be. Passes the answer on.
 */
export function syncShopClock(response: Response): Response {
  const shopTimeOfAnswer = Date.parse(response.headers.get('date') ?? '');
  const difference = shopTimeOfAnswer - Date.now();
  // Without this limit, countdowns would jump with every answer. Without a date no difference is larger.
  if (Math.abs(difference - offset) > MIN_DIFFERENCE_MS)
    offset = Math.abs(difference) > MIN_DIFFERENCE_MS ? difference : 0;
  return response;
}

/** The time of the shop at a time of this device. */
export const toShopTime = (deviceTime: number): Moment => deviceTime + offset;

/** The current time of the shop, as far as its answers show it. */
export const shopTime = (): Moment => toShopTime(Date.now());
