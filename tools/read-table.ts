import { readFileSync } from 'node:fs';
import { readCsvRecords } from '@shop/parts-list/csv';

/** One row of a table, by column name. */
export type Row = Record<string, string>;

/** Reads a csv file. Its first row names the columns unless they are given. */
export const readTable = (path: string, columns?: readonly string[]): Row[] =>
  readCsvRecords(readFileSync(path, 'utf8'), columns);
