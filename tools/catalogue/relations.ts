import type { PartTables } from '../part-tables.ts';

/** Relations in the order in which they are listed; a piece (B) is the only one that is not mutual. */
const LETTERS = 'MARB';

/**
 * How the shop's moulds go together, a line a mould that has any: its place and the others' places in base 36, each
 * after the letter of the relation (M mould, A alternate, R pair, B piece). Prints stand in a list of their own.
 */
export function relationLines({ relations }: PartTables, numbers: readonly string[]): string[] {
  const place = new Map(numbers.map((number, index) => [number, index]));
  const pairs = relations.flatMap(({ type, child, parent }) => {
    const [one, other] = [place.get(child), place.get(parent)];
    if (one === undefined || other === undefined || one === other || !LETTERS.includes(type)) return [];
    const toParent = { from: other, entry: `${type}${one.toString(36)}` };
    return type === 'B' ? [toParent] : [toParent, { from: one, entry: `${type}${other.toString(36)}` }];
  });
  const order = (entry: string) => LETTERS.indexOf(entry.charAt(0)) * 1e6 + Number.parseInt(entry.slice(1), 36);
  return [...Map.groupBy(pairs, ({ from }) => from)]
    .toSorted(([one], [other]) => one - other)
    .map(([from, related]) => {
      const entries = [...new Set(related.map(({ entry }) => entry))].toSorted((a, b) => order(a) - order(b));
      return [from.toString(36), ...entries].join(' ');
    });
}
