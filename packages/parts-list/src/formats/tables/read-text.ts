import type { ReadOptions, FileProblem } from '../list.entity.ts';
import { unreadable } from '../read-body.ts';
import { findDelimiter } from './find-delimiter.ts';
import { beginTable, readTable, type TableBody } from './read-table.ts';
import { scanRows } from './scan-rows.ts';

/** Reads a table written as text, with commas, semicolons, tabs or spaces between cells. */
export function readText(text: string, options: ReadOptions): TableBody {
  const problems: FileProblem[] = [];
  const rows = scanRows(text, findDelimiter(text), problems);
  const begun = beginTable(rows, options);
  return begun ? readTable(begun, rows, problems, options) : unreadable('table', { code: 'empty' });
}
