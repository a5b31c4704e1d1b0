import type { Facets, Fen } from '@shop/contracts';

const STEPS = 14;

/**
 * The lowest and the highest price, and how many parts have a price in each of the equal steps between them; absent if
 * there is no price.
 */
export function priceSteps(pricesOfParts: readonly (readonly Fen[])[]): Facets['prices'] {
  let [from, to] = [Infinity, -Infinity];
  for (const prices of pricesOfParts)
    for (const price of prices) {
      from = Math.min(from, price);
      to = Math.max(to, price);
    }
  if (to < from) return undefined;
  const counts = Array.from({ length: STEPS }, () => 0);
  const width = Math.max(1, (to - from + 1) / STEPS);
  for (const prices of pricesOfParts)
    for (const step of new Set(prices.map((price) => Math.floor((price - from) / width))))
      counts[step] = (counts[step] ?? 0) + 1;
  return { from, to, counts };
}
