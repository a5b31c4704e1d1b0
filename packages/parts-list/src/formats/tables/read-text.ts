import type { ReadOptions, Trouble } from '../list.entity.ts';
import { unreadable } from '../read-body.ts';
import { findDelimiter } from './find-delimiter.ts';
import { beginTable, readTable, type TableBody } from './read-table.ts';
import { scanRows } from './scan-rows.ts';

/** Reads a table written as text: with commas, semicolons, tabs, or typed with spaces. */
export function readText(text: string, options: ReadOptions): TableBody {
  const troubles: Trouble[] = [];
  const rows = scanRows(text, findDelimiter(text), troubles);
  const begun = beginTable(rows, options);
  return begun ? readTable(begun, rows, troubles, options) : unreadable('table', { code: 'empty' });
}
