import type { PartCount } from '@shop/contracts';

/**
 * Combines lists: all their pieces (`sum`), or the greatest quantity of each pair (`most`), for sets that are built one
 * after another.
 */
export const unite = (lists: readonly (readonly PartCount[])[], how: 'sum' | 'most'): readonly PartCount[] =>
  sortedPairs(
    lists
      .map(counted)
      .reduce((all, list) => combine(all, list, how === 'sum' ? (one, other) => one + other : Math.max), counted([])),
  );

/** What a list needs in addition to another. */
export const subtract = (list: readonly PartCount[], minus: readonly PartCount[]): readonly PartCount[] =>
  sortedPairs(combine(counted(list), counted(minus), (quantity, less) => quantity - less));

/** The list for `n` copies. */
export const times = (list: readonly PartCount[], n: number): readonly PartCount[] =>
  unite([list.map((pair) => ({ ...pair, quantity: pair.quantity * n }))], 'sum');

/** A list as a map with `part/colour` as keys. */
type Counted = ReadonlyMap<string, PartCount>;

/** The key of a pair, and of its row in the list session. */
export const pairKey = ({ part, colour }: { part: string; colour: number | 'any' }): string => `${part}/${colour}`;

/** Merges equal pairs. */
export function counted(list: readonly PartCount[]): Counted {
  const pairs = new Map<string, PartCount>();
  for (const { part, colour, quantity } of list) {
    const key = pairKey({ part, colour });
    pairs.set(key, { part, colour, quantity: quantity + (pairs.get(key)?.quantity ?? 0) });
  }
  return pairs;
}

function combine(list: Counted, other: Counted, quantityOf: (here: number, there: number) => number): Counted {
  const pairs = new Map<string, PartCount>();
  for (const [key, pair] of new Map([...other, ...list]))
    pairs.set(key, { ...pair, quantity: quantityOf(list.get(key)?.quantity ?? 0, other.get(key)?.quantity ?? 0) });
  return pairs;
}

/** Pairs with at least one piece, by part and colour. */
const sortedPairs = (pairs: Counted): readonly PartCount[] =>
  [...pairs.values()]
    .filter(({ quantity }) => quantity >= 1)
    .sort((one, other) => (one.part < other.part ? -1 : Number(one.part > other.part)) || one.colour - other.colour);
