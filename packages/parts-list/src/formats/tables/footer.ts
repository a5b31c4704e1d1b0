const SUM = /^(?:grand|sub)?[\s-]*total\b|^sum\b|^[合总總共][计計]|^小[计計]|^(?:总|總)(?:数|數)|^共\s*\d/i;
const PARTIAL = /^sub|^小/i;

const firstOf = (cells: readonly string[]): string => cells.find((cell) => cell.trim() !== '')?.trim() ?? '';

/** Whether a row is a total of the rows above it. */
export const isFooter = (cells: readonly string[]): boolean => SUM.test(firstOf(cells));

/** Column, from 0, of the total of pieces in the next row (Stud.io writes headings for its totals). */
export function sumBelow(cells: readonly string[]): number | undefined {
  const column = cells.findIndex((cell) => /^total\s*(?:qty|quantity)$/i.test(cell.trim()));
  return column < 0 ? undefined : column;
}

/** Pieces that a footer states in a column; undefined for a subtotal, and if nothing is stated. */
export function statedSum(cells: readonly string[], column: number | undefined): number | undefined {
  const written = column === undefined ? '' : (cells[column] ?? '').normalize('NFKC').replaceAll(/[,\s]/g, '');
  return /^\d{1,12}(?:\.0+)?$/.test(written) && !PARTIAL.test(firstOf(cells)) ? Number(written) : undefined;
}
