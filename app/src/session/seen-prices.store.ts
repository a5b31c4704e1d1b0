import type { CartLine, Fen } from '@shop/contracts';
import { createPersistedStore } from './persisted-store.ts';
import { validEntries } from './stored-values.ts';

const isFen = (value: unknown): value is Fen => Number.isSafeInteger(value);

/** The price of each cart line when this browser first showed it, by line id: servers only send the current price. */
export const useSeenPrices = createPersistedStore<Readonly<Record<string, Fen>>>(
  'seenPrices',
  {},
  (stored) => validEntries(stored, isFen),
  'browser',
);

/** Records the prices of new lines, and removes lines that are no longer in the cart. */
export function recordSeenPrices(lines: readonly CartLine[]): void {
  const before = useSeenPrices.getState();
  const prices = Object.fromEntries(lines.map(({ id, unitPrice }) => [id, before[id] ?? unitPrice]));
  if (JSON.stringify(prices) !== JSON.stringify(before)) useSeenPrices.setState(prices, true);
}
