/** What a spreadsheet would take for a formula, in wide signs too. */
const WOULD_RUN = /^[=+\-@＝＋－＠\t\r\n]/;

/** Writes rows as UTF-8 csv, a line each with LF. Cells that a spreadsheet would run begin with an apostrophe, which our readers take off again. */
export function writeCsv(rows: Iterable<readonly (string | number)[]>): Uint8Array {
  const lines: string[] = [];
  for (const row of rows) lines.push(row.map(toCell).join(','));
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

function toCell(value: string | number): string {
  const text = String(value);
  const guarded = typeof value === 'string' && WOULD_RUN.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
