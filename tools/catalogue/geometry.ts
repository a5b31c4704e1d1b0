import { readFileSync } from 'node:fs';
import { readCsvRecords } from '@shop/parts-list/csv';

/** The numbers in the index of the parts' geometry: plain moulds, and prints whose pattern it has. */
export function readDrawn(index: string): ReadonlySet<string> {
  const rows = readCsvRecords(readFileSync(index, 'utf8'));
  return new Set(
    rows.flatMap(({ number = '', match, print }) => (match === 'blank' || print === 'no' ? [] : [number])),
  );
}
