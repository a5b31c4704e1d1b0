import { chanceAt } from './seeded-chance.ts';

/** What the shop knows of a mould apart from its colours. */
export type InventedHistory = { onSale: boolean; sales: number; addedAt: number };

const opened = Date.UTC(2023, 2, 1);
const lastArrival = Date.UTC(2025, 9, 31);
const neverWithdrawn = 100;

/**
 * Invents a mould's history from its seed and its rank (0 the most popular) of `total`: pieces sold, the moment it came
 * in (popular ones early), and whether it is on sale (about one in a hundred is not, of the first hundred none).
 */
export function inventHistory(seed: number, rank: number, total: number): InventedHistory {
  const own = seed ^ 0x5bd1e995;
  const sales =
    Math.round(180_000 * (1 - rank / total) ** 6 * (0.8 + 0.4 * chanceAt(own, 0))) + Math.floor(chanceAt(own, 1) * 60);
  const onSale = chanceAt(own, 2) >= 0.01 || rank < neverWithdrawn;
  const share = Math.min(1, (rank / total) * 0.6 + chanceAt(own, 3) * 0.4);
  const addedAt = opened + Math.floor(((lastArrival - opened) * share) / 60_000) * 60_000;
  return { onSale, sales, addedAt };
}
