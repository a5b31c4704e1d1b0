import type { CartLine, Fen } from '@shop/contracts';
import { create } from 'zustand';

/** The price of each cart line when this browser first showed it, by line id: servers only send the current price. */
type SeenPrices = Readonly<Record<string, Fen>>;

const KEY = 'seenPrices';

function read(): SeenPrices {
  try {
    const persisted = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(persisted).filter((entry): entry is [string, Fen] => Number.isSafeInteger(entry[1])),
    );
  } catch {
    return {};
  }
}

export const useSeenPrices = create<SeenPrices>(() => read());

/** Records the prices of new lines, and removes lines that are no longer in the cart. */
export function recordSeenPrices(lines: readonly CartLine[]): void {
  const before = useSeenPrices.getState();
  const prices = Object.fromEntries(lines.map(({ id, unitPrice }) => [id, before[id] ?? unitPrice]));
  persist(prices);
}

export const clearSeenPrices = (): void => persist({});

function persist(prices: SeenPrices): void {
  if (JSON.stringify(prices) === JSON.stringify(useSeenPrices.getState())) return;
  useSeenPrices.setState(prices, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(prices));
  } catch {
    // Without local storage it is remembered until the page is closed.
  }
}
