import { relatedPairs, type PartTables } from '../part-tables.ts';

/** Relations in the order in which they are listed; a piece (B) is the only one that is not mutual. */
const LETTERS = ['M', 'A', 'R', 'B'];

/**
 * How the shop's moulds go together, a line a mould that has any: its place and the others' places in base 36, each
 * after the letter of the relation (M mould, A alternate, R pair, B piece). Prints stand in a list of their own.
 */
export function relationLines(tables: PartTables, numbers: readonly string[]): string[] {
  const place = new Map(numbers.map((number, index) => [number, index]));
  const related = LETTERS.flatMap((type) =>
    relatedPairs(tables, type, place)
      .flatMap(([child, parent]) => [[parent, child] as const, ...(type === 'B' ? [] : [[child, parent] as const])])
      .toSorted(([, one], [, other]) => one - other)
      .map(([from, to]) => ({ from, entry: `${type}${to.toString(36)}` })),
  );
  return [...Map.groupBy(related, ({ from }) => from)]
    .toSorted(([one], [other]) => one - other)
    .map(([from, all]) => [from.toString(36), ...new Set(all.map(({ entry }) => entry))].join(' '));
}
