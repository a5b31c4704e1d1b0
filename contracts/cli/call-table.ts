import { calls } from '../src/calls.ts';

const HEADING = ['METHOD', 'PATH', 'AUTH', 'NAME', 'SUMMARY'];

/** The call table for the terminal: one line a call, in columns. */
export function callTable(): string {
  const rows = [HEADING, ...calls.map((call) => [call.method, call.path, call.auth, call.name, call.summary])];
  const widths = HEADING.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
