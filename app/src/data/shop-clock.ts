import type { Moment } from '@shop/contracts';

/** A second's worth is lost in the header's rounding, and a slow answer is late by as much as it was slow. */
const WORTH_NOTING_MS = 2000;
let ahead = 0;

/** Reads the shop's time from an answer's Date header: a shopper's own clock may be minutes wrong, a countdown must not be. */
export function noteShopTime(response: Response): Response {
  const told = Date.parse(response.headers.get('date') ?? '');
  const difference = told - Date.now();
  // Small differences are noise: without this every answer would make countdowns jump.
  if (Number.isFinite(difference) && Math.abs(difference - ahead) > WORTH_NOTING_MS)
    ahead = Math.abs(difference) > WORTH_NOTING_MS ? difference : 0;
  return response;
}

/** What time it is in the shop, as near as its answers tell. */
export const shopTime = (): Moment => Date.now() + ahead;
