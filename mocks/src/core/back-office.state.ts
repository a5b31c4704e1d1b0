import type { Moment } from '@shop/contracts';

/** Short enough to watch a parcel on its way. */
export const DEFAULT_TRAVEL_TIME_MS = 12 * 60_000;

/**
 * How everyone but the shopper behaves: whether payment codes are scanned, how orders are shipped, how refunds are
 * decided. `never` leaves it to a scenario or a test.
 */
export type BackOffice = {
  pays: 'soon' | 'never';
  /** Whether paying by balance succeeds. */
  payments: 'work' | 'fail';
  ships: 'whole' | 'parcels' | 'delayed' | 'never';
  /** How long parcels travel, in milliseconds. */
  travelTime: number;
  decides: 'agrees' | 'rejects' | 'never';
  /** How repair requests are reviewed; `asks` asks a question first and then approves. */
  reviews: 'approves' | 'partly' | 'rejects' | 'asks' | 'never';
};

export type BackOfficeSlice = {
  backOffice: BackOffice;
  /** All events of the back office up to this moment have run. */
  processedUntil: Moment;
};

export const initialBackOfficeSlice = (): BackOfficeSlice => ({
  backOffice: {
    pays: 'soon',
    payments: 'work',
    ships: 'whole',
    travelTime: DEFAULT_TRAVEL_TIME_MS,
    decides: 'agrees',
    reviews: 'approves',
  },
  processedUntil: 0,
});
