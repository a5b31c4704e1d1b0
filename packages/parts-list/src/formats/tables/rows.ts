import type { TroubleCode } from '../list.entity.ts';

/** One row of a table: its cells as written, and the line (of a sheet: the row) where it starts. A row with a trouble is not to be taken apart. */
export type Row = { line: number; cells: readonly string[]; trouble?: TroubleCode };

/** Rows of a table, one after the other. `share`: how much of the file is behind, 0 to 1. */
export type Rows = { next: () => Row | undefined; share: () => number };

/** The next rows, at most as many as asked for. */
export function take(rows: Rows, most: number): Row[] {
  const taken: Row[] = [];
  while (taken.length < most) {
    const row = rows.next();
    if (!row) break;
    taken.push(row);
  }
  return taken;
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
