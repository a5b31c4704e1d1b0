import type { Moment, PartCount } from '@shop/contracts';

/** A parts list that a shopper saved. Its pairs are stored separately, since there may be many. */
export type StoredList = {
  id: string;
  accountId: string;
  name: string;
  lines: number;
  pieces: number;
  savedAt: Moment;
  /** The key of its pairs, new each time the list is saved. */
  pairsName: string;
  /** The key of the request that created it. */
  key: string;
};

export type PartsListSlice = {
  /** The most recently saved list is the last. */
  lists: StoredList[];
  /** By `pairsName`. */
  listPairs: Record<string, readonly PartCount[]>;
};

export const emptyPartsListSlice = (): PartsListSlice => ({ lists: [], listPairs: {} });
