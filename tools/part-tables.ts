import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsvRecords } from '@shop/parts-list/csv';

/** One row of a table, by column name. */
export type Row = Record<string, string>;
/** A part of Rebrickable: its number, English name and category. */
export type Part = { number: string; name: string; category: string };
/** An element: its id, part, colour and design number. */
export type Element = { id: string; part: string; colour: number; design: string };
/** The child is a mould (M), alternate (A), print (P), pattern (T), pair (R) or piece (B) of the parent. */
export type Relation = { type: string; child: string; parent: string };

/** The downloaded tables: see mocks/src/catalogue-data/ORIGIN.md. */
export type PartTables = {
  parts: readonly Part[];
  elements: readonly Element[];
  relations: readonly Relation[];
  /** Design numbers, and Gobricks' numbers without `GDS-`. */
  gobricks: readonly { design: string; number: string }[];
};

/** Reads a csv file. Its first row names the columns unless they are given. */
export const readTable = (folder: string, name: string, columns?: readonly string[]): Row[] =>
  readCsvRecords(readFileSync(path.join(folder, name), 'utf8'), columns);

/** Reads the tables in a folder. */
export function readPartTables(folder: string): PartTables {
  return {
    parts: readTable(folder, 'parts.csv').map(({ part_num: number = '', name = '', part_cat_id: category = '' }) => ({
      number,
      name,
      category,
    })),
    elements: readTable(folder, 'elements.csv').map(
      ({ element_id: id = '', part_num: part = '', color_id: colour, design_id: design = '' }) => ({
        id,
        part,
        colour: Number(colour),
        design,
      }),
    ),
    relations: readTable(folder, 'part_relationships.csv').map(
      ({ rel_type: type = '', child_part_num: child = '', parent_part_num: parent = '' }) => ({ type, child, parent }),
    ),
    gobricks: readTable(folder, 'gobricks_design_to_gds.csv', ['design', 'gds']).map(({ design = '', gds = '' }) => ({
      design,
      number: gds.replace('GDS-', ''),
    })),
  };
}

/** The elements of each part. */
export const elementsOfParts = ({ elements }: PartTables): ReadonlyMap<string, readonly Element[]> =>
  Map.groupBy(elements, ({ part }) => part);

/** The places of two different parts with a relation: child and parent. */
export const relatedPairs = (
  { relations }: PartTables,
  wanted: string,
  place: ReadonlyMap<string, number>,
): [child: number, parent: number][] =>
  relations.flatMap(({ type, child, parent }) => {
    const [one, other] = [place.get(child), place.get(parent)];
    return type !== wanted || one === undefined || other === undefined || one === other ? [] : [[one, other]];
  });
