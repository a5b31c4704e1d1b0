import { join } from 'node:path';
import { isKnownByPattern, unprintedNumber } from '../../packages/parts-list/src/reference/print-pattern.ts';
import { readTable } from '../read-table.ts';

/** An element: its id, part, colour and design number. */
export type Element = { id: string; part: string; colour: number; design: string };
/** One row of the relations: the child is a mould (M), alternate (A), print (P) or pattern (T) of the parent. */
export type Relation = { type: string; child: string; parent: string };
/** The downloaded tables. */
export type Sources = {
  names: ReadonlyMap<string, string>;
  elements: readonly Element[];
  relations: readonly Relation[];
};

export function readSources(folder: string): Sources {
  const table = (name: string) => readTable(join(folder, name));
  return {
    names: new Map(table('parts.csv').map(({ part_num: number = '', name = '' }) => [number, name])),
    elements: table('elements.csv').map(
      ({ element_id: id = '', part_num: part = '', color_id: colour, design_id: design = '' }) => ({
        id,
        part,
        colour: Number(colour),
        design,
      }),
    ),
    relations: table('part_relationships.csv').map(
      ({ rel_type: type = '', child_part_num: child = '', parent_part_num: parent = '' }) => ({ type, child, parent }),
    ),
  };
}

/**
 * Every number without a print in the tables, and the parts under their prints, which are moulds even if never made
 * plain. Numbers known by a pattern are only included if they have elements. Sorted by the leading digits.
 */
export function plainNumbers({ names, elements, relations }: Sources): string[] {
  const made = new Set(elements.map(({ part }) => part));
  const all = new Set([...names.keys(), ...made, ...relations.flatMap(({ child, parent }) => [child, parent])]);
  const plain = new Set([...all].map((number) => unprintedNumber(number) ?? number));
  return [...plain].filter((number) => made.has(number) || !isKnownByPattern(number)).toSorted(byFigures);
}

/** Numbers without leading digits, or with a leading zero, come last. */
const figures = (number: string): number =>
  /^[1-9]/.test(number) ? Number.parseInt(number, 10) : Number.MAX_SAFE_INTEGER;
const byFigures = (one: string, other: string): number => figures(one) - figures(other) || (one < other ? -1 : 1);
