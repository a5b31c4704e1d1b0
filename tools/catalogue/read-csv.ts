import { readFileSync } from 'node:fs';

/** One row of a table, by column name. */
export type Row = Record<string, string>;

/** Splits RFC 4180 text into rows of cells (quotes, doubled quotes, CRLF, a leading byte order mark). */
export function splitCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const source = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\n') {
      row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** Reads a table; its first row names the columns unless they are given. */
export function readTable(path: string, columns?: string[]): Row[] {
  const all = splitCsv(readFileSync(path, 'utf8'));
  const names = columns ?? all[0] ?? [];
  const rows = columns ? all : all.slice(1);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}
