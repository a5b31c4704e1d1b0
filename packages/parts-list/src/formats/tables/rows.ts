import type { FileProblemCode } from '../list.entity.ts';

/**
 * One row of a table: its cells as written, and the line (of a sheet: the row) where it starts. Cells of a row with a
 * problem are not read.
 */
export type Row = { line: number; cells: readonly string[]; problem?: FileProblemCode };

/** The rows of a table, one after the other. `share`: the part of the file that was read, 0 to 1. */
export type Rows = { next: () => Row | undefined; share: () => number };

/** The next rows, at most `limit`. */
export function take(rows: Rows, limit: number): Row[] {
  const taken: Row[] = [];
  while (taken.length < limit) {
    const row = rows.next();
    if (!row) break;
    taken.push(row);
  }
  return taken;
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
