import type { CartLine, Fen } from '@shop/contracts';

/** Prices of a piece when its line was first seen in the cart, by line id. */
export type PricesBefore = Readonly<Record<string, Fen>>;

/** How far a price has moved since: more is positive. */
export const moveOf = ({ id, unitPrice }: CartLine, before: PricesBefore): Fen => unitPrice - (before[id] ?? unitPrice);

/** How many of the lines cost another price than then, and what that makes in all. */
export function movesIn(lines: readonly CartLine[], before: PricesBefore): { kinds: number; difference: Fen } {
  const moved = lines.filter((line) => moveOf(line, before) !== 0);
  return {
    kinds: moved.length,
    difference: moved.reduce((sum, line) => sum + moveOf(line, before) * line.quantity, 0),
  };
}
