import { randomAt } from './seeded-random.ts';

/** Sales data of a mould. */
export type InventedHistory = { onSale: boolean; sales: number; addedAt: number };

const OPENED = Date.UTC(2023, 2, 1);
const LAST_ADDED = Date.UTC(2025, 9, 31);
/** The most popular moulds, up to this rank, are always on sale. */
const ALWAYS_ON_SALE = 100;

/**
 * Invents a mould's history from its seed and its rank (0 is the most popular) of `total`: pieces sold, when it was
 * added (popular ones early), and whether it is on sale (about one in a hundred is not).
 */
export function inventHistory(seed: number, rank: number, total: number): InventedHistory {
  const own = seed ^ 0x5bd1e995;
  const sales =
    Math.round(180_000 * (1 - rank / total) ** 6 * (0.8 + 0.4 * randomAt(own, 0))) + Math.floor(randomAt(own, 1) * 60);
  const onSale = randomAt(own, 2) >= 0.01 || rank < ALWAYS_ON_SALE;
  const share = Math.min(1, (rank / total) * 0.6 + randomAt(own, 3) * 0.4);
  const addedAt = OPENED + Math.floor(((LAST_ADDED - OPENED) * share) / 60_000) * 60_000;
  return { onSale, sales, addedAt };
}
