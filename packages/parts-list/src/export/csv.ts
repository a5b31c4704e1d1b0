/** Beginnings of cells that a spreadsheet would run as a formula, including full-width characters. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Writes rows as UTF-8 csv with LF line ends. Cells that a spreadsheet would run get an apostrophe, which our readers
 * remove.
 */
export function writeCsv(rows: Iterable<readonly (string | number)[]>): Uint8Array {
  const lines: string[] = [];
  for (const row of rows) lines.push(row.map(toCell).join(','));
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

function toCell(value: string | number): string {
  const text = String(value);
  const escaped = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
