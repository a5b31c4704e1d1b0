import type { CartLine, Fen } from '@shop/contracts';
import { create } from 'zustand';

/** The price of each cart line when this browser saw it first, by the line's id: servers only tell the price of now. */
type SeenPrices = Readonly<Record<string, Fen>>;

const KEY = 'seenPrices';

function read(): SeenPrices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Fen] => Number.isSafeInteger(entry[1])),
    );
  } catch {
    return {};
  }
}

export const useSeenPrices = create<SeenPrices>(() => read());

/** Notes the lines that are new, and forgets those that are gone. */
export function noteSeenPrices(lines: readonly CartLine[]): void {
  const before = useSeenPrices.getState();
  const prices = Object.fromEntries(lines.map(({ id, unitPrice }) => [id, before[id] ?? unitPrice]));
  keep(prices);
}

export const forgetSeenPrices = (): void => keep({});

function keep(prices: SeenPrices): void {
  if (JSON.stringify(prices) === JSON.stringify(useSeenPrices.getState())) return;
  useSeenPrices.setState(prices, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(prices));
  } catch {
    // A browser that keeps nothing: it is remembered until the page closes.
  }
}
