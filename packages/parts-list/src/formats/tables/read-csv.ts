import { quotedRow } from './quoted-row.ts';

/**
 * Reads well-formed csv (RFC 4180: quotes, doubled quotes, CRLF or LF, a leading byte order mark) into rows of cells.
 * For data files of the project; lists of shoppers are read by `readListFile`, which tolerates errors and reports them.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const rows: string[][] = [];
  for (let at = 0; at < source.length;) {
    const { cells, end } = quotedRow(source, ',', at, Infinity);
    rows.push(cells);
    at = end + 1;
  }
  return rows;
}

/** Reads csv into records by column name. The first row names the columns unless they are given. */
export function readCsvRecords(text: string, columns?: readonly string[]): Record<string, string>[] {
  const all = readCsv(text);
  const names = columns ?? all[0] ?? [];
  const rows = columns ? all : all.slice(1);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}
