import type { CartLine, Fen } from '@shop/contracts';

/** Unit prices when the lines were first seen in the cart, by line id. */
export type PricesBefore = Readonly<Record<string, Fen>>;

/** The change of a unit price since then; an increase is positive. */
export const priceChangeOf = ({ id, unitPrice }: CartLine, before: PricesBefore): Fen =>
  unitPrice - (before[id] ?? unitPrice);

/** How many lines have another price than then, and the total difference. */
export function priceChangesIn(lines: readonly CartLine[], before: PricesBefore): { kinds: number; difference: Fen } {
  const changed = lines.filter((line) => priceChangeOf(line, before) !== 0);
  return {
    kinds: changed.length,
    difference: changed.reduce((sum, line) => sum + priceChangeOf(line, before) * line.quantity, 0),
  };
}
