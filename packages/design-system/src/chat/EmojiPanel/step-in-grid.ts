export type GridKey = { key: string; isCtrl: boolean };

/** How many rows Page Up and Page Down move. */
const PAGE_ROWS = 4;

/**
 * The next cell in a grid of `count` cells, filled row by row, by the ARIA pattern for grids; left and right continue
 * in the next row. Undefined for a key that does not move.
 */
export function stepInGrid(from: number, { key, isCtrl }: GridKey, columns: number, count: number): number | undefined {
  const rowStart = from - (from % columns);
  const inColumn = (rows: number) => {
    const lastRow = Math.floor((count - 1 - (from % columns)) / columns);
    const row = Math.min(lastRow, Math.max(0, Math.floor(from / columns) + rows));
    return row * columns + (from % columns);
  };
  switch (key) {
    case 'ArrowRight':
      return Math.min(count - 1, from + 1);
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowDown':
      return inColumn(1);
    case 'ArrowUp':
      return inColumn(-1);
    case 'PageDown':
      return inColumn(PAGE_ROWS);
    case 'PageUp':
      return inColumn(-PAGE_ROWS);
    case 'Home':
      return isCtrl ? 0 : rowStart;
    case 'End':
      return isCtrl ? count - 1 : Math.min(count - 1, rowStart + columns - 1);
    default:
      return undefined;
  }
}
