import type { ReadOptions, FileProblem, TableWriting } from '../list.entity.ts';
import { unreadable } from '../read-body.ts';
import { findDelimiter } from './find-delimiter.ts';
import { beginTable, readTable, type TableBody } from './read-table.ts';
import { scanRows, type Delimiter } from './scan-rows.ts';

const WRITINGS: Partial<Record<Delimiter, TableWriting>> = { ',': 'csv', ';': 'csv', '\t': 'tabs' };

/** Reads a table written as text, with commas, semicolons, tabs or spaces between cells. */
export function readText(text: string, options: ReadOptions): TableBody {
  const problems: FileProblem[] = [];
  const delimiter = findDelimiter(text);
  const rows = scanRows(text, delimiter, problems);
  const begun = beginTable(rows, options);
  return begun
    ? { ...readTable(begun, rows, problems, options), writtenAs: WRITINGS[delimiter] ?? 'text' }
    : unreadable('table', { code: 'empty' });
}
