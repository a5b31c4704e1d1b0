import { join } from 'node:path';
import { readTable } from '../read-table.ts';

/** Relations that are symmetric; a sub-part relation is not. */
const mutual = new Set(['M', 'A', 'R']);

/**
 * How the shop's moulds go together, a line a mould that has any: its place and the others' places in base 36, each
 * after the letter of the relation (M mould, A alternate, R pair, B piece). Prints stand in a list of their own.
 */
export function relationLines(folder: string, numbers: string[]): string[] {
  const place = new Map(numbers.map((number, index) => [number, index]));
  const related = new Map<number, Set<string>>();
  const relate = (from: number, letter: string, to: number) =>
    related.set(from, (related.get(from) ?? new Set()).add(`${letter}${to.toString(36)}`));
  for (const { rel_type: type = '', child_part_num: child = '', parent_part_num: parent = '' } of readTable(
    join(folder, 'part_relationships.csv'),
  )) {
    const [one, other] = [place.get(child), place.get(parent)];
    if (one === undefined || other === undefined || one === other || !'MARB'.includes(type)) continue;
    relate(other, type, one);
    if (mutual.has(type)) relate(one, type, other);
  }
  const order = (entry: string) => 'MARB'.indexOf(entry.charAt(0)) * 1e6 + Number.parseInt(entry.slice(1), 36);
  return [...related]
    .toSorted(([one], [other]) => one - other)
    .map(([from, to]) => [from.toString(36), ...[...to].toSorted((a, b) => order(a) - order(b))].join(' '));
}
